export { HelpChoices } from './help-choices.tsx'
export { RepromptChoices } from './reprompt-choices.tsx'
