import s from './composer-frame.module.css'

/** Classes for a composer drawn by someone else: `form` around `field` (input or textarea) and `send`. */
export const composerFrame = { form: s.form, field: s.field, send: s.send } as const
