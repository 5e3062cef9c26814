/** Where messages of providers are brought to, as those who sign them have it. */
export const MESSAGES_HOST = 'orda.test'
