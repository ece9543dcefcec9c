import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lazyComponent } from './lazy-component.ts'
import { Suspended } from './suspended.tsx'

const drawn = (Part: ReturnType<typeof lazyComponent<object>>) =>
  renderToStaticMarkup(
    <Suspended fallback={<p>placeholder</p>}>
      <Part />
    </Suspended>,
  )

test('a part that was fetched ahead is drawn at once; one that was not leaves its place to the placeholder', async () => {
  const load = async () => () => <p>part</p>
  const [ahead, late] = [lazyComponent(load), lazyComponent(load)]
  await ahead.preload()
  expect([drawn(ahead), drawn(late)]).toEqual(['<p>part</p>', expect.stringContaining('<p>placeholder</p>')])
})

test('a part that could not be fetched ahead is asked for again when it is drawn', async () => {
  let asked = 0
  const part = lazyComponent(async () => {
    asked += 1
    throw new Error('no network')
  })
  await expect(part.preload()).rejects.toThrow('no network')
  drawn(part)
  expect(asked).toBe(2)
})
