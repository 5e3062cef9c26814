/** The texts that can tell why paying did not go on, the most telling first; those of a card are there once its form was. */
export function paymentProblemKeys(code: string): readonly [key: string, ...orElse: string[]] {
  const [, ofCard] = /^card\.(.+)$/.exec(code) ?? []
  return ofCard === undefined
    ? [`paymentProblem.${code}`, `problem.${code}`, 'paymentProblem.unknown']
    : [`cardProblem.${ofCard}`, `paymentProblem.${code}`, 'paymentProblem.card.unknown']
}
