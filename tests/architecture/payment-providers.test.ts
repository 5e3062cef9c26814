import { expect, test } from 'vitest'
import { PAYMENT_PROVIDERS } from '#domain/checkout/payment-provider.ts'
import { filesIn, textOf } from './source.ts'

/** What tells of every provider by its name: the table of the rules, and the list of the server. */
const LISTS = ['src/domain/checkout/payment-provider.ts', 'src/server/payments/provider-list.ts']
/** A provider's own folders. */
const OWN = /^src\/(server\/payments|pages\/payment|simulators)\/(\w+)\//
/** Others that name one, each with its reason. */
const NAMING: Readonly<Record<string, string>> = {
  'src/contracts/orders/payments.contract.ts':
    'addresses of the contract are older than the rule they follow now',
  'src/contracts/system/deployment.contract.ts': 'fields of the contract that pages and other clients read',
  'src/pages/payment/faces.ts': 'tells of those who have a form or a script of their own',
  'src/app/browser.tsx': 'hands on those fields',
  'src/app/trusted-strings.ts': 'says before any code of a provider runs whose script the page may load',
  'src/api/payments.api.ts':
    'tells its calls by their addresses in the contract, and makes that of the test payment',
  'src/app/first-screen/boot.ts': 'the way of a deployment that names none, as stored logs have it',
  'src/server/seed/new-deployment.ts': 'writes the file of a new deployment, which is tried out first',
  'flows/language/words/': 'words that guests ask with, whatever the shop takes',
  'src/scripts/': 'what plays customers, banks and faults acts at each provider as people do there',
}

const files = filesIn(['src', 'flows'], ['.ts', '.tsx'])

test('nothing names a payment provider but its own folders, the table of the rules and the list', () => {
  const naming = files.filter((path) => namesOf(path).length > 0)
  expect(naming.filter((path) => !LISTS.includes(path) && reasonOf(path) === undefined)).toEqual([])
})

test('what may name one all the same does, so that nothing is let off for nothing', () => {
  const naming = files.filter((path) => namesOf(path).length > 0)
  const idle = Object.keys(NAMING).filter((place) => !naming.some((path) => path.startsWith(place)))
  expect(idle).toEqual([])
})

test('the list and the table name every provider', () => {
  const missing = LISTS.flatMap((path) =>
    PAYMENT_PROVIDERS.filter((name) => !new RegExp(`\\b${name}(Provider)?\\b`).test(textOf(path))),
  )
  expect(missing).toEqual([])
})

/** The providers a file names that it does not belong to; "test" is a word as well, and counts where it is one of them. */
function namesOf(path: string): readonly string[] {
  const text = textOf(path)
  const isNamed = (name: string) => (name === 'test' ? IS_TEST.test(text) : new RegExp(name, 'i').test(text))
  return PAYMENT_PROVIDERS.filter((name) => OWN.exec(path)?.[2] !== name && isNamed(name))
}

const IS_TEST = /provider(: | === | !== )'test'|payments?: \[?'test'|payPathOf\('test'\)|\?\? 'test'/

function reasonOf(path: string): string | undefined {
  return Object.entries(NAMING).find(([place]) => path.startsWith(place))?.[1]
}
