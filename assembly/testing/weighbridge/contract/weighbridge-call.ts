import { applicationCalls } from '@workspace/portal/contract'

export const weighingRoles = ['weigher'] as const
export type WeighingRole = (typeof weighingRoles)[number]

/** The maker of the application's calls. */
export const weighbridgeCall = applicationCalls({
  key: 'weighbridge',
  roles: weighingRoles,
  refusals: { bridge_overloaded: 409, wrong_state: 409 },
})
