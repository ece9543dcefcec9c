/** A component whose code comes when it is first drawn. */
import type { ComponentType, LazyExoticComponent } from 'react'
import { lazy } from 'react'
import { announced } from './arrivals.ts'

export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await announced(load()) }))
}
