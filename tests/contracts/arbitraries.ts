import type { PictureVersions } from '#domain/catalogue/picture-versions.ts'
import fc from 'fast-check'
import {
  ALLERGENS,
  NUTRITION_KEYS,
  PART_KINDS,
  PICKUP_MODES,
  PRODUCT_TYPES,
  ROUNDING_MODES,
  SERVICES,
} from '#domain/catalogue/product.ts'
import type {
  Category,
  CouponAttributes,
  Menu,
  Outage,
  WrittenPart,
  PartProduct,
  Product,
  ProductMetadata,
  SuggestiveSale,
} from '#domain/catalogue/product.ts'
import type { Translated } from '#domain/catalogue/translated.ts'
import { id } from '#domain/ids.ts'
import { minor } from '#domain/money/minor.ts'
import type { Minor } from '#domain/money/minor.ts'
import { KITCHEN_STEPS, ORDER_STATES } from '#domain/orders/order.ts'
import { PAYMENT_PROVIDERS } from '#domain/checkout/payment-provider.ts'
import type { Order, OrderItem, OrderedItem, PaidWith } from '#domain/orders/order.ts'
import { WEEKDAYS } from '#domain/restaurant/restaurant.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'

const text = fc.string({ maxLength: 12, unit: 'grapheme' })
const key = fc.string({ minLength: 1, maxLength: 8 })
const anId = <T extends string>() => key.map((value) => id<T>(value))
const ids = <T extends string>() => fc.array(anId<T>(), { maxLength: 3 })
const count = fc.nat({ max: 99 })
const hundredths = fc.integer({ min: -100_000, max: 100_000 }).map((value) => value / 100 + 0)
const instant = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) })
const flag = fc.boolean()
const url = fc.webPath({ size: 'small' }).map((path) => `/pictures${path}`)

export const anyAmount: fc.Arbitrary<Minor> = fc
  .integer({ min: -1_000_000_000, max: 1_000_000_000 })
  .map((amount) => minor(amount))

const translated: fc.Arbitrary<Translated> = whole({
  plain: text,
  byLanguage: fc.dictionary(fc.constantFrom('en', 'no', 'fr'), text, { noNullPrototype: true }),
})

const metadata: fc.Arbitrary<ProductMetadata> = whole({
  allergens: fc.array(fc.constantFrom(...ALLERGENS), { maxLength: 3 }),
  alcoholByVolume: hundredths,
  nutritionalInfo: fc.array(whole({ name: fc.constantFrom(...NUTRITION_KEYS), value: hundredths }), {
    maxLength: 2,
  }),
})

const prices = whole({
  defaultUnitPrice: anyAmount,
  addedUnitPrice: anyAmount,
  subtractedUnitPrice: anyAmount,
})

const versions = sometimes<PictureVersions>(
  {
    widths: fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 4 }),
    preview: fc.base64String().map((pixels) => `data:image/webp;base64,${pixels}`),
  },
  ['preview'],
)

const described = {
  id: anId<PartProduct['id']>(),
  code: anId<PartProduct['code']>(),
  name: translated,
  alsoCalled: fc.array(text, { maxLength: 2 }),
  description: translated,
  imageUrl: url,
  imageVersions: versions,
  calories: count,
  price: prices,
  metadata,
}

const partProduct = sometimes<PartProduct>(described, ['alsoCalled', 'imageUrl', 'imageVersions', 'calories'])

const { part } = fc.letrec<{ part: WrittenPart }>((tie) => ({
  part: sometimes<WrittenPart>(
    {
      partCode: anId(),
      product: partProduct,
      kind: fc.constantFrom(...PART_KINDS),
      defaultQuantity: count,
      minQuantity: count,
      maxQuantity: count,
      includedQuantity: count,
      isDeposit: flag,
      parentArray: ids(),
      classificationCode: text,
      parts: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        fc.constant([]),
        fc.array(tie('part'), { maxLength: 2 }),
      ),
    },
    ['classificationCode'],
  ),
}))

const coupon = sometimes<CouponAttributes>(
  {
    type: fc.constantFrom('ORDER', 'ITEM'),
    validFrom: instant,
    validUntil: instant,
    discRate: count,
    reqTag: text,
    discTag: text,
    reqQty: count,
    discProd: anId(),
    maxRedemptions: count,
    maxRedemptionsPerCustomer: count,
  },
  ['reqTag', 'discTag', 'reqQty', 'discProd', 'maxRedemptions', 'maxRedemptionsPerCustomer'],
)

export const anyProduct = sometimes<Product>(
  {
    ...described,
    type: fc.constantFrom(...PRODUCT_TYPES),
    tax: whole({
      rate: hundredths,
      isIncludedInPrice: flag,
      calculationScale: count,
      roundingMode: fc.constantFrom(...ROUNDING_MODES),
    }),
    tags: fc.array(text, { maxLength: 2 }),
    priority: count,
    parts: fc.array(part, { maxLength: 2 }),
    suggestive: ids(),
    upsell: ids(),
    dimensions: fc.array(whole({ dimensionChar: key, productCode: anId() }), { maxLength: 2 }),
    customParams: sometimes<Product['customParams']>(
      {
        service: fc.constantFrom(...SERVICES),
        tagOnlineFilter: fc.array(text, { maxLength: 2 }),
        coupon,
        complement: text,
      },
      ['coupon', 'complement'],
    ),
    isEnabled: flag,
  },
  ['alsoCalled', 'imageUrl', 'imageVersions', 'calories'],
)

const { category } = fc.letrec<{ category: Category }>((tie) => ({
  category: sometimes<Category>(
    {
      id: anId(),
      name: translated,
      imageUrl: url,
      imageVersions: versions,
      sortOrder: count,
      products: fc.array(whole({ code: anId(), priority: count }), { maxLength: 3 }),
      children: fc.oneof({ maxDepth: 2 }, fc.constant([]), fc.array(tie('category'), { maxLength: 2 })),
    },
    ['imageUrl', 'imageVersions'],
  ),
}))

const outage: fc.Arbitrary<Outage> = whole({
  productCode: anId(),
  state: fc.constantFrom('DISABLED', 'UNAVAILABLE'),
})

const suggestiveSale: fc.Arbitrary<SuggestiveSale> = whole({
  id: anId(),
  scope: fc.constantFrom('ITEM_ORDER', 'ITEM', 'ORDER'),
  entities: ids(),
})

export const anyMenuAnswer: fc.Arbitrary<{ menu: Menu; outages: readonly Outage[] }> = whole({
  menu: whole({
    restaurantId: anId(),
    campaignId: anId(),
    mode: fc.constantFrom(...PICKUP_MODES),
    contextCode: text,
    categories: fc.array(category, { maxLength: 2 }),
    products: fc
      .array(anyProduct, { maxLength: 3 })
      .map((products) => Object.fromEntries(products.map((product) => [product.code, product]))),
    suggestiveSales: fc.array(suggestiveSale, { maxLength: 2 }),
  }),
  outages: fc.array(outage, { maxLength: 2 }),
})

/** As the contract has it: what it says of itself by language has a call of its own. */
export const anyWholeRestaurant = sometimes<Omit<Restaurant, 'informationIn'>>(
  {
    id: anId(),
    slug: key,
    name: text,
    address: whole({ number: text, street: text, zipCode: text, city: text }),
    geolocation: whole({ latitude: hundredths, longitude: hundredths }),
    information: text,
    imageUrl: url,
    imageVersions: versions,
    cuisine: text,
    openingHours: fc.array(whole({ name: fc.constantFrom(...WEEKDAYS), value: text }), { maxLength: 3 }),
    timeZone: fc.constantFrom('Europe/Oslo', 'Asia/Tokyo', 'America/Argentina/Ushuaia', 'UTC'),
    currency: key,
    minFractionDigits: count,
    maxFractionDigits: count,
    currentCampaignId: anId(),
    contextId: text,
    rootNavigation: text,
    authenticationRequired: flag,
    isUniqueRestaurant: flag,
    tables: fc.array(text, { maxLength: 3 }),
    links: fc.array(whole({ name: text, url }), { maxLength: 3 }),
    settings: sometimes<Restaurant['settings']>(
      {
        ordersEnabled: flag,
        ordersEnabledAt: instant,
        ordersInjectionDelayMinutes: count,
        phoneNumber: text,
        restaurantEmail: text,
      },
      ['ordersEnabledAt'],
    ),
    outageProducts: fc.array(outage, { maxLength: 3 }),
  },
  ['imageUrl', 'imageVersions', 'cuisine'],
)

const { orderedItem } = fc.letrec<{ orderedItem: OrderedItem }>((tie) => ({
  orderedItem: sometimes<OrderedItem>(
    {
      productCode: anId(),
      quantity: count,
      contextCode: text,
      snapshot: sometimes<OrderedItem['snapshot']>(
        {
          name: translated,
          description: translated,
          type: fc.constantFrom(...PRODUCT_TYPES),
          imageUrl: url,
          calories: count,
          metadata,
        },
        ['imageUrl', 'calories'],
      ),
      kind: fc.constantFrom(...PART_KINDS),
      isUsual: fc.constant(true),
      price: anyAmount,
      isOutaged: flag,
      children: fc.oneof({ maxDepth: 2 }, fc.constant([]), fc.array(tie('orderedItem'), { maxLength: 2 })),
    },
    ['kind', 'isUsual'],
  ),
}))

export const anyOrder = sometimes<Order>(
  {
    id: anId(),
    restaurantId: anId(),
    accountId: anId(),
    campaignId: anId(),
    posId: text,
    state: fc.constantFrom(...ORDER_STATES),
    createdAt: instant,
    retrievalDate: instant,
    injectedAt: instant,
    isKitchenUnreached: fc.constant(true),
    kitchenStep: fc.constantFrom(...KITCHEN_STEPS),
    refusalReason: text,
    price: anyAmount,
    taxes: anyAmount,
    taxRows: fc.array(whole({ rate: count, net: anyAmount, tax: anyAmount, gross: anyAmount }), {
      maxLength: 2,
    }),
    paidWith: sometimes<PaidWith>({ provider: fc.constantFrom(...PAYMENT_PROVIDERS), maskedPan: text }, [
      'maskedPan',
    ]),
    originalPrice: anyAmount,
    items: fc.array(orderedItem, { maxLength: 2 }),
    count,
    isOnMyWay: flag,
    injectNow: flag,
    isPredictOrder: flag,
    rating: count,
    reportedAt: instant,
    feedbackedAt: instant,
    customerEmail: text,
    firstName: text,
    lastName: text,
    phoneNumber: text,
    tableNumber: text,
    pickUpMode: fc.constantFrom(...PICKUP_MODES),
  },
  [
    'posId',
    'injectedAt',
    'isKitchenUnreached',
    'kitchenStep',
    'refusalReason',
    'taxRows',
    'paidWith',
    'originalPrice',
    'rating',
    'reportedAt',
    'feedbackedAt',
    'customerEmail',
    'firstName',
    'lastName',
    'phoneNumber',
    'tableNumber',
  ],
)

export const { anyOrderItem } = fc.letrec<{ anyOrderItem: OrderItem }>((tie) => ({
  anyOrderItem: whole({
    productCode: anId(),
    quantity: count,
    contextCode: text,
    children: fc.oneof({ maxDepth: 2 }, fc.constant([]), fc.array(tie('anyOrderItem'), { maxLength: 2 })),
  }),
}))

/** A record as JSON would read it: with the ordinary prototype. */
function whole<T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> {
  return fc.record(fields, { noNullPrototype: true }) as fc.Arbitrary<T>
}

/** A record whose named fields are sometimes left out, and never present as undefined. */
function sometimes<T>(
  fields: { [K in keyof T]-?: fc.Arbitrary<Exclude<T[K], undefined>> },
  optional: readonly (keyof T)[],
): fc.Arbitrary<T> {
  const requiredKeys = (Object.keys(fields) as (keyof T)[]).filter((name) => !optional.includes(name))
  return fc.record(fields as { [K in keyof T]: fc.Arbitrary<T[K]> }, {
    requiredKeys,
    noNullPrototype: true,
  }) as fc.Arbitrary<T>
}
