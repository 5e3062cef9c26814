import type { Operation } from './described-client.ts'
import type { TestShop } from './test-shop.ts'

/** A call as the description of the interface tells it. */
export type DescribedCall = {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly parameters: Operation['parameters']
  /** A body its schema takes. */
  readonly example: unknown
}

/** Makes of a word a request that has it in one place. */
export type AskWithWord = (word: string) => { readonly url: string; readonly body?: object }

/** Every call there is, by the description the shop gives of itself. */
export async function describedCalls(shop: TestShop): Promise<readonly DescribedCall[]> {
  const { paths } = (await shop.customer().ask('GET', 'openapi.json')).json() as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId: name, parameters, requestBody }]) => ({
      name,
      method: method.toUpperCase() as DescribedCall['method'],
      path,
      parameters,
      example: requestBody?.content['application/json'].example,
    })),
  )
}

/** A request for each place of a call that takes a text: in its address, behind its `?` and in its body, of which none or one is ordered. */
export function asksWithWord(
  { path, parameters, example }: DescribedCall,
  { restaurant }: { readonly restaurant: string },
): readonly AskWithWord[] {
  const usual: Readonly<Record<string, string>> = {
    id: path.startsWith('/api/restaurants/') ? restaurant : 'x',
    campaignId: `${restaurant}-1`,
    context: 'EATIN',
    orderType: 'EATIN',
  }
  const addressWith = (place: string | undefined, word: string) => {
    const valueOf = (name: string) => (name === place ? word : (usual[name] ?? 'x'))
    const asked = parameters.find((each) => each.in === 'query' && each.name === place)
    const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => valueOf(name))
    return asked ? `${address}?${asked.name}=${word}` : address
  }
  const inAddress = parameters
    .filter((each) => each.in !== 'header')
    .map(({ name }): AskWithWord => (word) => ({ url: addressWith(name, word) }))
  const inBody = [0, 1].flatMap((quantity) =>
    textsIn(example).map((place): AskWithWord => (word) => ({
      url: addressWith(undefined, word),
      body: replaced(example, place, word, quantity) as object,
    })),
  )
  return [...inAddress, ...inBody]
}

type Described = Pick<Operation, 'operationId' | 'parameters'> & {
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly example: unknown } } }
}
type Place = readonly string[]

function textsIn(value: unknown): readonly Place[] {
  if (typeof value === 'string') return [[]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => textsIn(each).map((rest) => [key, ...rest]))
}

function replaced(value: unknown, place: Place | undefined, word: string, quantity: number): unknown {
  if (place?.length === 0) return word
  if (Array.isArray(value))
    return value.map((each, index) => replaced(each, below(place, String(index)), word, quantity))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === 'quantity' ? quantity : replaced(each, below(place, key), word, quantity),
    ]),
  )
}

function below(place: Place | undefined, key: string): Place | undefined {
  return place?.[0] === key ? place.slice(1) : undefined
}
