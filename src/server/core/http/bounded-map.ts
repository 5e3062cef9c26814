/** A map that forgets its oldest entry beyond `limit`: memory of a cache stays bounded. */
export type BoundedMap<K, V> = {
  get(key: K): V | undefined
  set(key: K, value: V): void
  delete(key: K): void
  clear(): void
}

export function boundedMap<K, V>(limit: number): BoundedMap<K, V> {
  const entries = new Map<K, V>()
  return {
    get: (key) => entries.get(key),
    set: (key, value) => {
      entries.delete(key)
      entries.set(key, value)
      if (entries.size <= limit) return
      const oldest = entries.keys().next()
      if (!oldest.done) entries.delete(oldest.value)
    },
    delete: (key) => {
      entries.delete(key)
    },
    clear: () => entries.clear(),
  }
}
