export type Poller = {
  start(): void
  /** Begins nothing more, and resolves when what was begun has ended. */
  stop(): Promise<void>
}

/** Does work every so often, never twice at once; what fails is told and tried at the next time. */
export function pollerOf(
  work: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
): Poller {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  function wake(): void {
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = undefined
      })
  }

  return {
    start() {
      timer = setInterval(wake, everyMs)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
