/** Whether something shows that work is under way. */
import type { Locator } from '@playwright/test'
import { expect } from './world.ts'

/** Waits until a wheel turns within it, in sight: a label that stands still is none. */
export async function expectSpinning(place: Locator): Promise<void> {
  const turns = () =>
    place.evaluate((element) =>
      element.getAnimations({ subtree: true }).some((animation) => {
        const wheel = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
        const endless = animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY
        return endless && animation.playState === 'running' && wheel?.checkVisibility() === true
      }),
    )
  await expect.poll(turns).toBe(true)
}
