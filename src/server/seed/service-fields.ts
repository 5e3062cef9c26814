import { GEOCODERS, GEOCODER_ADDRESS, LONGEST_KEPT_DAYS } from '#contracts/system/deployment.contract.ts'
import { array, enums, object, optional } from '#contracts/wire/wire-types.ts'
import { CONVERSATIONS_KEPT_DAYS } from '#domain/constants.ts'
import { field, filled, from, name, pattern, toldAt } from './deployment-fields.ts'

/** What of other systems a deployment works with, field by field of its file. */
export const signOn = field(
  optional(
    array(
      object({
        id: name('Stands in addresses, and in the setting of its secret, `SIGN_ON_<ID>_SECRET`.'),
        name: field(filled(), 'What customers know it by.'),
        issuer: field(
          pattern('^https://\\S+$', 'an address that begins with https://'),
          'Where it says who it is (OpenID Connect).',
        ),
        clientId: field(filled(), 'What it knows this site by.'),
      }),
    ),
  ),
  'Who else logs customers in where `singleSignOn` is on, in the order they are offered.',
)

export const webhooks = field(
  optional(
    array(
      object({
        id: name('Stands in the setting of its secret, `WEBHOOK_<ID>_SECRET`.'),
        url: toldAt('Where it is told; `http://` on this machine alone.'),
      }),
    ),
  ),
  'Which other systems are told what becomes of orders, signed (src/server/webhooks/README.md).',
)

export const pointOfSale = field(
  optional(
    object({
      url: toldAt(
        'Where orders are posted; `http://` on this machine alone. `POINT_OF_SALE_SECRET` is what both sides sign with.',
      ),
    }),
  ),
  'Where orders are cooked (src/server/kitchen/README.md), where the settings say nothing else; taken up with the next start.',
)

export const geocoder = field(
  optional(
    object({
      kind: field(enums([...GEOCODERS]), 'Whose interface it speaks.'),
      url: field(
        pattern(GEOCODER_ADDRESS, 'an address like https://geocoder.example, without a slash at its end'),
        'Where it is asked; `GEOCODER_KEY` is its key.',
      ),
    }),
  ),
  'Who finds the places customers search for (src/server/geocode/README.md), where the settings say nothing else; taken up with the next start.',
)

export const support = field(
  optional(
    object({
      keptDays: field(
        from(1, LONGEST_KEPT_DAYS),
        `For how many days; ${CONVERSATIONS_KEPT_DAYS} where it is missing.`,
      ),
    }),
  ),
  'How long the conversations are kept that customers send to the restaurant (src/server/support/README.md).',
)
