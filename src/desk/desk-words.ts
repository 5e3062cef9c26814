/** Where the words of the desk are looked for: what customers read, too, such as why something is refused. */
export const DESK = ['desk', 'translation'] as const
