import catalogue from '#locales/no/catalogue.json' with { type: 'json' }
import classic from '#locales/no/classic.json' with { type: 'json' }
import common from '#locales/no/common.json' with { type: 'json' }
import dialogue from '#locales/no/dialogue.json' with { type: 'json' }
import intents from '#locales/no/intents.json' with { type: 'json' }
import problems from '#locales/no/problems.json' with { type: 'json' }

export const texts = { ...catalogue, ...classic, ...common, ...dialogue, ...intents, ...problems }
