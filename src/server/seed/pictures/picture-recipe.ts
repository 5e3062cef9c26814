/** Names of parts, one after the other, as `beef cheddar lettuce`; `3*beef` is three of them. */
type Words = string
/** Six hex digits, without `#`. */
type Hex = string

/**
 * What a picture is composed of. The build draws it (`src/scripts/pictures`), so a recipe names shapes, parts and
 * colours and nothing else.
 */
export type PictureRecipe =
  /** The lowest layer first. */
  | { readonly shape: 'burger'; readonly bun: string; readonly layers: Words; readonly stick?: boolean }
  | {
      readonly shape: 'pizza'
      readonly sauce: Hex
      readonly cheese?: Hex
      readonly toppings: Words
      readonly count?: number
    }
  | {
      readonly shape: 'bowl'
      readonly ware: string
      readonly filling: Hex
      readonly bits: Words
      readonly count?: number
      readonly size?: number
      readonly heap?: number
      readonly top?: Words
      readonly swirl?: Hex
      readonly grains?: boolean
      readonly noodles?: Hex
    }
  | {
      readonly shape: 'plate'
      readonly on: string
      readonly sides?: Words
      readonly morsels?: Words
      readonly size?: number
      readonly turn?: number
      readonly bits?: Words
      readonly dip?: Hex
    }
  | {
      readonly shape: 'pasta'
      readonly on: string
      readonly noodles: Hex
      readonly sauce?: Hex
      readonly bits: Words
      readonly top?: Words
    }
  | { readonly shape: 'board'; readonly on: 'slate' | 'board'; readonly morsels: Words }
  | { readonly shape: 'bento'; readonly main: string; readonly sides: Words; readonly gyoza: string }
  | { readonly shape: 'thali'; readonly curries: readonly Hex[] }
  | {
      readonly shape: 'fries'
      readonly paper: Hex
      readonly mark: Hex
      readonly fry: Hex
      readonly sauce?: Hex
      readonly bits?: Words
      readonly big?: boolean
    }
  | {
      readonly shape: 'hotdog'
      readonly bread: Hex
      readonly sausage: Hex
      readonly tops: Words
      readonly sauces: readonly Hex[]
    }
  | { readonly shape: 'tacos'; readonly shell: Hex; readonly bits: Words; readonly sauce: Hex }
  | {
      readonly shape: 'wrap'
      readonly bread: Hex
      readonly paper: Hex
      readonly mark: Hex
      readonly bits: Words
    }
  | { readonly shape: 'burrito'; readonly bits: Words; readonly sauce?: Hex }
  | { readonly shape: 'pita'; readonly bits: Words; readonly sauce: Hex }
  | {
      readonly shape: 'flatbread'
      readonly form: 'boat' | 'oval'
      readonly crust: Hex
      readonly spread: Hex
      readonly bits: Words
    }
  | { readonly shape: 'elote' }
  | { readonly shape: 'quesadilla'; readonly bits: Words }
  | { readonly shape: 'nachos'; readonly sauces: readonly Hex[]; readonly bits: Words }
  | { readonly shape: 'gift'; readonly paper: Hex; readonly ribbon: Hex }
  | { readonly shape: 'dip'; readonly sauce: Hex }
  | { readonly shape: 'morsel'; readonly name: string; readonly size?: number; readonly turn?: number }
  | { readonly shape: 'bits'; readonly bits: Words; readonly size?: number }
  | {
      readonly shape: 'openSandwich'
      readonly bread: Hex
      readonly spread: Hex
      readonly layers: Words
      readonly tops: Words
    }
  | { readonly shape: 'filledRoll'; readonly crust: Hex; readonly layers: Words; readonly frill: Hex }
  | {
      readonly shape: 'glass'
      readonly drink: Hex
      readonly sinking?: Hex
      readonly ice?: boolean
      readonly straw?: Hex
      readonly foam?: Hex
      readonly rim?: string
      readonly bits?: Words
      readonly top?: Words
      readonly bubbles?: boolean
      readonly short?: boolean
    }
  | { readonly shape: 'paperCup'; readonly cup: Hex; readonly mark: Hex; readonly drink: Hex }
  | { readonly shape: 'can'; readonly can: Hex; readonly band: Hex; readonly fruit?: string }
  | {
      readonly shape: 'bottle'
      readonly glass: Hex
      readonly label: Hex
      readonly cap: Hex
      readonly mark: Hex
      readonly wine?: boolean
    }
  | { readonly shape: 'water'; readonly label: Hex; readonly cap: Hex; readonly bubbles?: boolean }
  | { readonly shape: 'beer'; readonly beer: Hex }
  | { readonly shape: 'wine'; readonly wine: Hex; readonly ice?: boolean; readonly rim?: string }
  | { readonly shape: 'coupe'; readonly drink: Hex; readonly salt: Hex; readonly rim: string }
  | {
      readonly shape: 'cup'
      readonly ware: Hex
      readonly drink: Hex
      readonly art?: 'leaf' | 'heart' | 'foam' | 'cream'
      readonly small?: boolean
      readonly beside?: string
    }
  | { readonly shape: 'layeredCoffee'; readonly layers: readonly Hex[]; readonly ice?: boolean }
  | {
      readonly shape: 'shake'
      readonly drink: Hex
      readonly sauce: Hex
      readonly tops: Words
      readonly small?: boolean
    }
  | {
      readonly shape: 'domedCup'
      readonly layers: readonly Hex[]
      readonly straw: Hex
      readonly pearls?: boolean
    }
  | { readonly shape: 'teaSet'; readonly pot: Hex; readonly tea: Hex }
  | { readonly shape: 'sakeSet'; readonly ware: Hex }
  | { readonly shape: 'coconut' }
  | { readonly shape: 'shot'; readonly drink: Hex; readonly beside: string }
  | { readonly shape: 'cone'; readonly scoops: readonly Hex[]; readonly tops?: Words }
  | { readonly shape: 'iceCup'; readonly paper: Hex; readonly scoops: readonly Hex[]; readonly tops?: Words }
  | {
      readonly shape: 'softServe'
      readonly ice: Hex
      readonly vessel: 'cup' | 'cone'
      readonly sauce?: Hex
      readonly tops?: Words
    }
  | { readonly shape: 'sundae'; readonly layers: readonly Hex[]; readonly ice: Hex; readonly tops: Words }
  | { readonly shape: 'bananaSplit' }
  | { readonly shape: 'withIceCream'; readonly base: string; readonly ice: Hex; readonly tops: Words }
  | { readonly shape: 'tub'; readonly paper: Hex; readonly ice: Hex }
  | { readonly shape: 'pot'; readonly layers: readonly Hex[]; readonly tops: Words }
  | { readonly shape: 'ticket'; readonly paper: Hex; readonly percent: boolean; readonly of: string }
  /** Other pictures side by side, the last one in front. */
  | { readonly shape: 'together'; readonly of: Words }

export type PictureRecipes = Readonly<Record<string, PictureRecipe>>
