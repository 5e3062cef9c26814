import { checkNumbersOnly } from '#domain/account/fields.ts'
import type { Conversation } from '../../core/conversation/conversation.ts'
import type { Command } from '../../core/log/commands.ts'
import { liveQuestionOf } from '../../core/conversation/questions.ts'
import { spokenPlainly } from '../named-on-screen.ts'
import { normalise } from '../normalise.ts'
import { wordsIn } from '../reader/sentence-words.ts'
import type { LanguageWords } from '../words/language-words.ts'

/** A mail address, right or not, as it stands in a sentence. */
const ADDRESS = /[^\s,;:<>()"“”]*@[^\s,;:<>()"“”]*[^\s,;:<>()"“”.!?]/gu

/** The mail address that is written where the receipt is asked for; undefined elsewhere, and where several are. Pure. */
export function addressWrittenIn(text: string, conversation: Conversation): string | undefined {
  if (liveQuestionOf(conversation)?.name !== 'checkout') return undefined
  if (conversation.flows.session.context.visitor.isContactKnown) return undefined
  const [address, ...others] = text.match(ADDRESS) ?? []
  return others.length === 0 ? address : undefined
}

/** Whether the privacy policy is accepted by a sentence where that is asked of a guest: "I accept". Pure. */
export function acceptsPolicy(
  text: string,
  conversation: Conversation,
  languages: readonly LanguageWords[],
): boolean {
  if (liveQuestionOf(conversation)?.name !== 'checkout') return false
  if (conversation.flows.session.context.visitor.kind === 'user') return false
  const said = new Set(spokenPlainly(text, languages))
  return languages.some(({ onScreen }) =>
    onScreen.forms['contact.policy']?.some((form) => said.has(normalise(form))),
  )
}

/** Where a discount code can be given, a number this long is no quantity. */
const SHORTEST_CODE = 4

/** The discount code that is written, alone or as "my code is 1010", where the deployment takes any (S5.18-S5.20). Pure. */
export function couponWrittenIn(
  text: string,
  conversation: Conversation,
  languages: readonly LanguageWords[],
): Command | undefined {
  if (!conversation.settings.flags.discounts) return undefined
  if (!liveQuestionOf(conversation)?.takesCoupons) return undefined
  const words = wordsIn(text)
  const [code = '', ...others] = words.filter((word) => checkNumbersOnly(word).ok)
  if (code.length < SHORTEST_CODE || others.length > 0) return undefined
  const isAround = ({ onScreen }: LanguageWords) => {
    const around = new Set(onScreen.code.flatMap(wordsIn))
    return words.every((word) => word === code || around.has(word))
  }
  return languages.some(isAround) ? { type: 'coupon.submit', code } : undefined
}
