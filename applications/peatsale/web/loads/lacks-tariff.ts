import type { Failed, Refused } from '@workspace/portal/web'

/** No tariff gives the freight of a load to whom it was offered or given. */
export function lacksTariff(failure: Refused<string> | Failed | undefined): boolean {
  return failure !== undefined && 'refused' in failure && (failure.fields?.includes('freight') ?? false)
}
