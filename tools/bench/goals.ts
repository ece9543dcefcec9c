/** All goals, in the order in which they are measured. */
import type { Goal } from './goal.ts'
import { bytesGoal } from './goals/bytes.ts'
import { coldStartGoal } from './goals/cold-start.ts'
import { eventStreamsGoal } from './goals/event-streams.ts'
import { firstStartGoal } from './goals/first-start.ts'
import { frontPageGoal } from './goals/front-page.ts'
import { heavyWorkGoal } from './goals/heavy-work.ts'
import { initialDataGoal } from './goals/initial-data.ts'
import { installSizeGoal } from './goals/install-size.ts'
import { loginPageGoal } from './goals/login-page.ts'
import { manureReportsGoal } from './goals/manure-reports.ts'
import { memoryGoal } from './goals/memory.ts'
import { movesGoal } from './goals/moves.ts'
import { ownSettingsGoal } from './goals/own-settings.ts'
import { peatsaleBrowserGoal } from './goals/peatsale-browser.ts'
import { peatsaleCommandsGoal } from './goals/peatsale-commands.ts'
import { peatsaleListsGoal } from './goals/peatsale-lists.ts'
import { peatsalePapersGoal } from './goals/peatsale-papers.ts'
import { peatsalePostgresGoal } from './goals/peatsale-postgres.ts'
import { postgresGoal } from './goals/postgres.ts'
import { signInGoal } from './goals/sign-in.ts'
import { findUsersGoal, userListGoal } from './goals/user-list.ts'
import { userListPageGoal } from './goals/user-list-page.ts'

export const goals: readonly Goal[] = [
  initialDataGoal,
  signInGoal,
  userListGoal,
  findUsersGoal,
  ownSettingsGoal,
  postgresGoal,
  coldStartGoal,
  memoryGoal,
  installSizeGoal,
  loginPageGoal,
  frontPageGoal,
  bytesGoal,
  userListPageGoal,
  heavyWorkGoal,
  eventStreamsGoal,
  peatsaleListsGoal,
  peatsaleCommandsGoal,
  peatsalePostgresGoal,
  peatsalePapersGoal,
  movesGoal,
  peatsaleBrowserGoal,
  firstStartGoal,
  manureReportsGoal,
]
