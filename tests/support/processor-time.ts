/** What some work takes of the processor (ms), in every thread of this process: a busy machine makes it no longer. */
export async function processorMsOf(work: () => unknown): Promise<number> {
  const began = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000
}
