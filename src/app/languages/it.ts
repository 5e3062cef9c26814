import catalogue from '#locales/it/catalogue.json' with { type: 'json' }
import classic from '#locales/it/classic.json' with { type: 'json' }
import common from '#locales/it/common.json' with { type: 'json' }
import dialogue from '#locales/it/dialogue.json' with { type: 'json' }
import intents from '#locales/it/intents.json' with { type: 'json' }
import problems from '#locales/it/problems.json' with { type: 'json' }

export const texts = { ...catalogue, ...classic, ...common, ...dialogue, ...intents, ...problems }
