/** People who wait for access: who gets letters about them, and which letters they get. */
export { newcomersLetters } from './letters-as-they-leave.ts'
export { tellAdministrators } from './tell-administrators.ts'
export { newcomerUndoLifetime, tellNewcomer } from './tell-newcomer.ts'
export { isWithoutRights, waitingByCompany } from './waiting-people.ts'
