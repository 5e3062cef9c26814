import { expect, test } from 'vitest'
import { id, type ProductCode } from '#domain/ids.ts'
import { minor } from '#domain/money/minor.ts'
import { describeItem } from '#domain/orders/describe-item.ts'
import type { OrderedItem } from '#domain/orders/order.ts'

type Child = Partial<OrderedItem> & { readonly name: string }

function item({ name, ...rest }: Child): OrderedItem {
  return {
    productCode: id<ProductCode>(name),
    quantity: 1,
    contextCode: 'eat-in',
    snapshot: {
      name: { plain: name, byLanguage: {} },
      description: { plain: '', byLanguage: {} },
      type: 'OPTION',
      metadata: { allergens: [], alcoholByVolume: 0, nutritionalInfo: [] },
    },
    price: minor(0),
    isOutaged: false,
    children: [],
    ...rest,
  }
}

const told = (child: OrderedItem) =>
  describeItem(item({ name: 'burger', children: [child] })).map(
    ({ kind, name, quantity }) => `${kind} ${quantity} ${name.plain}`,
  )

test('an option is told by its own name, not by the question it answers (S3.36)', () =>
  expect(
    told(item({ name: 'size', kind: 'option', children: [item({ name: 'double', kind: 'option' })] })),
  ).toEqual(['option 1 double']))

test.each([
  [1, ['extra 1 bacon']],
  [2, ['extra 2 bacon']],
  [0, []],
])('an extra taken %i times reads %j (S3.36)', (quantity, expected) =>
  expect(told(item({ name: 'bacon', kind: 'extra', quantity }))).toEqual(expected),
)

test('a part as it comes by itself is not told as a choice (S3.36)', () =>
  expect(told(item({ name: 'bacon', kind: 'extra', isUsual: true }))).toEqual([]))

test('a component left out reads as missing (S3.24)', () =>
  expect(told(item({ name: 'onion', kind: 'regular', quantity: 0 }))).toEqual(['without 1 onion']))

test('what a component was made with is told after it (S3.35)', () =>
  expect(
    told(
      item({ name: 'cheeseburger', kind: 'regular', children: [item({ name: 'onion', kind: 'without' })] }),
    ),
  ).toEqual(['regular 1 cheeseburger', 'without 1 onion']))
