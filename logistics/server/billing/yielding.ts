import { yieldToEventLoop } from '@workspace/portal/server'

/** So few that a turn of the event loop takes some milliseconds. */
const inTurn = 25

/** One after the other; others are answered between. A batch of 2 000 loads would hold them up for as long as it takes. */
export async function* withYields<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let given = 0
  for (const item of items) {
    if (given++ % inTurn === 0) await yieldToEventLoop()
    yield item
  }
}
