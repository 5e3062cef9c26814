import { array, enums, string } from 'superstruct'
import type { Struct } from 'superstruct'
import { recursive } from '#contracts/wire/accepts.ts'
import { PICKUP_MODES } from '#domain/catalogue/product.ts'
import type { Category, Menu, SuggestiveSale } from '#domain/catalogue/product.ts'
import type { CampaignId, CategoryId, RestaurantId, SuggestiveSaleId } from '#domain/ids.ts'
import { Finite, idOf } from '../columns.ts'
import { byName, document, ifAny } from './document.ts'
import { CodeDocument, ProductDocument, TranslatedDocument } from './product-document.ts'

const CategoryDocument: Struct<Category, unknown> = document<Category>({
  id: idOf<CategoryId>(),
  name: TranslatedDocument,
  imageUrl: ifAny(string()),
  sortOrder: Finite,
  products: array(document<Category['products'][number]>({ code: CodeDocument, priority: Finite })),
  children: array(recursive<Category>(() => CategoryDocument)),
})

/** A menu as it is kept: the domain's own. */
export const MenuDocument = document<Menu>({
  restaurantId: idOf<RestaurantId>(),
  campaignId: idOf<CampaignId>(),
  mode: enums(PICKUP_MODES),
  contextCode: string(),
  categories: array(CategoryDocument),
  products: byName(ProductDocument),
  suggestiveSales: array(
    document<SuggestiveSale>({
      id: idOf<SuggestiveSaleId>(),
      scope: enums(['ITEM_ORDER', 'ITEM', 'ORDER']),
      entities: array(CodeDocument),
    }),
  ),
})
