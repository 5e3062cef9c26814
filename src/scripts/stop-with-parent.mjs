const LOOK_EVERY_MS = 250

/** npm hands a signal to the shell it started; the shell dies of it and leaves us behind. So we stop when it is gone. */
export function stopWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_EVERY_MS)
  timer.unref()
}
