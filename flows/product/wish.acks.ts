import { detailOf, type LineDetail } from '#domain/basket/describe-line.ts'
import { wishedPart } from '#domain/basket/wished-selection.ts'
import { countedAt, partPath } from '#domain/catalogue/options.ts'
import type { Part } from '#domain/catalogue/product.ts'
import { timesMinor } from '#domain/money/minor.ts'
import { unitPriceOf } from '#domain/money/pricing.ts'
import type { Told } from '../core/conversation/command.ts'
import { namedRefusals } from '../typed/proposal.selectors.ts'
import type { Say, Value } from '../core/log/say.ts'

/** What of the wishes is chosen of the open product now, what it costs by that, and what cannot be had and why. */
export function acksOfWishes({ after, facts }: Told): readonly Say[] {
  const { product, selection, quantity } = after.flows.customise.context
  const taken = facts.find((fact) => fact.type === 'wishes.taken')
  if (!product || !taken) return []
  const list = taken.granted.flatMap((wish): readonly Value[] => {
    const part = wishedPart(product, wish)
    const found = part && countedAt(product, selection, partPath(part))
    if (!part || !found) return []
    return [{ part: saidOf(part, found.quantity) }]
  })
  const total = timesMinor(unitPriceOf(product, selection), quantity)
  return [
    ...(list.length === 0
      ? []
      : [{ key: 'ack.wished', values: { list: { list }, total: { price: total } } }]),
    ...namedRefusals(product, taken.refused).map(({ name, problem }) => ({
      key: 'proposal.refused',
      values: { name: { text: name }, why: { say: { key: `problem.${problem}` } } },
    })),
  ]
}

/** So many of a part; what could be left out and is not, is on it. */
function saidOf({ kind, product: { name }, defaultQuantity }: Part, quantity: number): LineDetail {
  if (kind === 'without' && quantity === 0) return { kind: 'extra', name, quantity: 1 }
  return { ...detailOf({ kind, name, quantity, defaultQuantity }), quantity: Math.max(1, quantity) }
}
