import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Awaiting } from './awaiting.tsx'
import { lazyPart } from './lazy-part.ts'

const drawn = (Part: ReturnType<typeof lazyPart<object>>) =>
  renderToStaticMarkup(
    <Awaiting fallback={<p>placeholder</p>}>
      <Part />
    </Awaiting>,
  )

test('a part that was fetched ahead is drawn at once; one that was not leaves its place to the placeholder', async () => {
  const load = async () => () => <p>part</p>
  const [ahead, late] = [lazyPart(load), lazyPart(load)]
  await ahead.preload()
  expect([drawn(ahead), drawn(late)]).toEqual(['<p>part</p>', expect.stringContaining('<p>placeholder</p>')])
})

test('a part that could not be fetched ahead is asked for again when it is drawn', async () => {
  let asked = 0
  const part = lazyPart(async () => {
    asked += 1
    throw new Error('no network')
  })
  await expect(part.preload()).rejects.toThrow('no network')
  drawn(part)
  expect(asked).toBe(2)
})
