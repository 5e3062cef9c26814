import { Ajv2020 } from 'ajv/dist/2020.js'

type Told = { readonly content?: object; readonly headers?: object }
export type Operation = {
  readonly operationId: string
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[]
  readonly requestBody?: Told
  readonly responses: Readonly<Record<string, Told>>
}
export type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** What is sent with a call; `given` are its parameters, wherever they go. */
type Sent = { readonly given?: Readonly<Record<string, string>>; readonly body?: unknown }
type Answer = { readonly status: number; readonly body: unknown }

/** Reads a body by the schema a description has for it; throws what is wrong where it is another. */
export function readerOf(description: Description) {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    formats: { 'date-time': (text: string) => !Number.isNaN(Date.parse(text)) },
  })
  ajv.addSchema(description, 'description')
  return (place: readonly string[], body: unknown): void => {
    const steps = [...place, 'content', 'application/json', 'schema']
    const pointer = steps.map((step) => encodeURIComponent(step.replaceAll('/', '~1'))).join('/')
    const isRight = ajv.compile({ $ref: `description#/${pointer}` })
    if (!isRight(body)) throw new Error(`${place.join(' ')}: ${ajv.errorsText(isRight.errors)}`)
  }
}

/**
 * A client made of a description and nothing else, as others generate theirs: it knows calls by their names, sends only what
 * the description takes and believes only an answer the description tells.
 */
export function describedClient(description: Description, baseUrl: string) {
  const read = readerOf(description)
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  let cookie = ''

  return async function call(name: string, { given = {}, body }: Sent = {}): Promise<Answer> {
    const found = operations.find(({ operation }) => operation.operationId === name)
    if (!found) throw new Error(`no call is named ${name}`)
    const { path, method, operation } = found
    const place = ['paths', path, method]
    const missing = operation.parameters.find((each) => each.required && given[each.name] === undefined)
    if (missing) throw new Error(`${name} needs ${missing.name}`)
    if (operation.requestBody) read([...place, 'requestBody'], body)
    const sentIn = (where: string) =>
      operation.parameters.flatMap((each) => {
        const value = each.in === where ? given[each.name] : undefined
        return value === undefined ? [] : [[each.name, value] as const]
      })
    const address = sentIn('path').reduce((whole, [key, value]) => whole.replace(`{${key}}`, value), path)
    const response = await fetch(
      `${baseUrl}${address}?${new URLSearchParams(Object.fromEntries(sentIn('query')))}`,
      {
        method: method.toUpperCase(),
        headers: {
          ...Object.fromEntries(sentIn('header')),
          ...(cookie !== '' && { cookie }),
          ...(operation.requestBody && { 'content-type': 'application/json' }),
        },
        ...(operation.requestBody && { body: JSON.stringify(body) }),
      },
    )
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    const answered: unknown = await response.json()
    read([...place, 'responses', String(response.status)], answered)
    return { status: response.status, body: answered }
  }
}
