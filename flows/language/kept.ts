/** So many answers are kept: all the names of a big menu; a stranger who types on cannot fill the memory. */
const MOST_KEPT = 4000

/** The same function of a text, which keeps its answers: each sentence asks again for those of every name. */
export function kept<Answer>(make: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    if (answers.size >= MOST_KEPT) answers.clear()
    const answer = make(text)
    answers.set(text, answer)
    return answer
  }
}

/** The same function of a sentence and of what it is read with, which keeps its last answer: a sentence is looked at many times. */
export function keptLast<With extends object, Answer>(
  make: (sentence: string, by: With) => Answer,
): (sentence: string, by: With) => Answer {
  const lasts = new WeakMap<With, { readonly sentence: string; readonly answer: Answer }>()
  return (sentence, by) => {
    const last = lasts.get(by)
    if (last?.sentence === sentence) return last.answer
    const answer = make(sentence, by)
    lasts.set(by, { sentence, answer })
    return answer
  }
}

/** The same function of a thing that does not change, which keeps its answers as long as that is there. */
export function keptFor<Thing extends object, Answer>(
  make: (thing: Thing) => Answer,
): (thing: Thing) => Answer {
  const answers = new WeakMap<Thing, { readonly answer: Answer }>()
  return (thing) => {
    const known = answers.get(thing)
    if (known) return known.answer
    const answer = make(thing)
    answers.set(thing, { answer })
    return answer
  }
}
