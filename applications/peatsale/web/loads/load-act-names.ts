import { undoCommands } from './undo-commands.ts'

/** The likeliest first; how loud each is the machine says. */
export const loadActs = [
  'verify',
  'assign',
  'offer',
  'setCrew',
  'change',
  'reschedule',
  'reassign',
  'split',
  'merge',
  'acknowledge',
  'note',
  'release',
  'unassign',
  'withdrawOffer',
  'unverify',
  ...undoCommands,
  'restore',
  'cancel',
] as const
export type LoadActName = (typeof loadActs)[number]
