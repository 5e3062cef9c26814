/** Branded identifiers: one brand each, so that no id can stand where another is meant. */
type Id<Brand extends string> = string & { readonly __id: Brand }

export type RestaurantId = Id<'restaurant'>
export type CampaignId = Id<'campaign'>
export type CategoryId = Id<'category'>
export type ProductId = Id<'product'>
export type ProductCode = Id<'productCode'>
export type LineId = Id<'line'>
export type OrderId = Id<'order'>
export type AccountId = Id<'account'>
export type GuestId = Id<'guest'>
export type UserId = Id<'user'>
export type StaffId = Id<'staff'>
export type SessionId = Id<'session'>
export type PaymentMethodId = Id<'paymentMethod'>
/** What a conversation that was sent to the restaurant is called by, on the phone too. */
export type ConversationCode = Id<'conversationCode'>
export type SuggestiveSaleId = Id<'suggestiveSale'>

/** Names a string as an id of the wanted brand; for boundaries (contracts, storage, tests) only. */
export function id<T extends string>(value: string): T {
  return value as T
}
