declare module 'fs-native-extensions' {
  /** Locks an open file that can be written; false where another handle has it. The system lets go when the file is closed. */
  export function tryLock(handle: number): boolean
}
