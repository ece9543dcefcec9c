/** People who wait for access: who is told of them, and what they are told. */
export { newcomersLetters } from './letters-as-they-leave.ts'
export { tellAdministrators } from './tell-administrators.ts'
export { newcomerUndoLifetime, tellNewcomer } from './tell-newcomer.ts'
export { isWithoutRights, waitingByCompany } from './waiting-people.ts'
