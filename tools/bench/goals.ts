/** All goals in the order in which they are measured: by number. */
import type { Goal } from './goal.ts'
import { initialDataGoal } from './goals/initial-data.ts'
import { ownSettingsGoal } from './goals/own-settings.ts'
import { signInGoal } from './goals/sign-in.ts'

export const goals: readonly Goal[] = [initialDataGoal, signInGoal, ownSettingsGoal]
