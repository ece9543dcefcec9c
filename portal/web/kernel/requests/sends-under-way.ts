/** What the page is sending now. Refreshes wait for it: the screen is about to leave what the send has changed. */

const sends = new Set<Promise<unknown>>()

/** Counts it until it has settled. */
export function countSend(send: Promise<unknown>): void {
  sends.add(send)
  const forget = () => sends.delete(send)
  send.then(forget, forget)
}

/** Settles once all that is being sent now has its outcome; never fails. */
export async function sendsUnderWay(): Promise<void> {
  await Promise.allSettled(sends)
}
