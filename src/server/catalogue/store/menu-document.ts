import type { Struct } from 'superstruct'
import { array, enums, optional, record, recursive, string } from '#contracts/wire/wire-types.ts'
import { PICKUP_MODES } from '#domain/catalogue/product.ts'
import type { Category, Menu, SuggestiveSale } from '#domain/catalogue/product.ts'
import type { CampaignId, CategoryId, RestaurantId, SuggestiveSaleId } from '#domain/ids.ts'
import { Finite, idOf } from '../../core/database/columns.ts'
import { document } from '../../core/database/document.ts'
import {
  CodeDocument,
  PictureVersionsDocument,
  ProductDocument,
  TranslatedDocument,
} from './product-document.ts'

const CategoryDocument: Struct<Category, unknown> = document<Category>({
  id: idOf<CategoryId>(),
  name: TranslatedDocument,
  imageUrl: optional(string()),
  imageVersions: optional(PictureVersionsDocument),
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
  products: record(ProductDocument),
  suggestiveSales: array(
    document<SuggestiveSale>({
      id: idOf<SuggestiveSaleId>(),
      scope: enums(['ITEM_ORDER', 'ITEM', 'ORDER']),
      entities: array(CodeDocument),
    }),
  ),
})
