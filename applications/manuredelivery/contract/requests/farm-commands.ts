/** Commands about a request that begin with its farm (lanta-appi 3.2). */
import { Words } from '@workspace/logistics/contract'
import * as z from 'zod/mini'
import { contentLocks, declarationLocks, termsLocks, yardLocks } from '../states/field-locks.ts'
import { officeCommand } from '../states/request-vocabulary.ts'
import {
  ChangeAsked,
  DeclarationKind,
  GivenDeclarations,
  RequestEdit,
  RequestFields,
  requestInstructions,
} from './request-fields.ts'

const Nothing = z.strictObject({})
const Reason = z.strictObject({ reason: Words })

const office = ['officeOwn', 'superadmin'] as const
const farm = ['farmOwn'] as const
const everybody = ['farmOwn', 'officeOwn', 'superadmin'] as const
const bound = ['accepted', 'on_hold', 'collecting'] as const
const sent = ['submitted', ...bound] as const
const offerNeeds = ['store', 'type', 'estimate', 'readyFrom'] as const
const beforeCutOff = ['lessThanCutOffHoursLeft', 'consignmentIsOpenAssignedOrLater'] as const

export const farmCommands = {
  saveDraft: officeCommand({
    data: RequestFields,
    locks: { ...contentLocks, ...declarationLocks },
    rows: [{ from: ['draft'], to: 'same', by: everybody }],
  }),
  deleteDraft: officeCommand({
    data: Nothing,
    rows: [{ from: ['draft'], to: 'gone', by: everybody, guards: ['hasNumber'] }],
  }),
  submit: officeCommand({
    data: RequestFields,
    locks: { ...contentLocks, ...declarationLocks },
    rows: [
      {
        from: ['draft'],
        to: 'submitted',
        by: farm,
        needs: offerNeeds,
        guards: ['declarationIsMissing'],
        effects: ['giveNumber', 'keepDeclarations', 'letterRequestReceived', 'enterInbox'],
        undo: 'withdraw',
      },
      {
        from: ['draft'],
        to: 'submitted',
        by: office,
        needs: offerNeeds,
        requiredWhen: [{ need: 'byTelephone', when: 'declarationsAreGiven' }],
        effects: ['giveNumber', 'keepDeclarations', 'letterRequestEnteredForYou', 'enterInbox'],
        undo: 'withdraw',
      },
    ],
  }),
  withdraw: officeCommand({
    data: Nothing,
    rows: [{ from: ['submitted'], to: 'draft', by: farm, effects: ['leaveInbox'], undo: 'submit' }],
  }),
  edit: officeCommand({
    data: RequestEdit,
    locks: { ...contentLocks, ...termsLocks },
    shows: ['reason'],
    rows: [
      { from: ['submitted'], to: 'same', by: everybody, effects: ['markChangedInInbox'] },
      {
        from: ['accepted'],
        to: 'submitted',
        by: farm,
        guards: beforeCutOff,
        effects: ['cancelPlannedAndOpenConsignments', 'letterRequestChanged', 'enterInbox'],
      },
      {
        from: ['accepted'],
        to: 'same',
        by: office,
        guards: ['typeOrStoreChangesWhileLoading'],
        requiredWhen: [{ need: 'reason', when: 'estimateTypeOrTermsChange' }],
        effects: ['takeTermsSnapshot', 'letterRequestChanged'],
      },
      {
        from: ['collecting'],
        to: 'same',
        by: office,
        needs: ['reason'],
        guards: ['typeOrStoreChanges'],
        effects: ['letterRequestChanged'],
      },
    ],
  }),
  editInstructions: officeCommand({
    data: z.strictObject(requestInstructions),
    locks: yardLocks,
    rows: [
      {
        from: sent,
        to: 'same',
        by: everybody,
        needs: ['instructions', 'contactName', 'contactTelephone'],
      },
    ],
  }),
  declare: officeCommand({
    data: GivenDeclarations,
    locks: declarationLocks,
    rows: [
      { from: sent, to: 'same', by: farm, needs: ['declarations'], effects: ['keepDeclarations', 'enterInbox'] },
      {
        from: sent,
        to: 'same',
        by: office,
        needs: ['declarations', 'byTelephone'],
        effects: ['keepDeclarations', 'notifyFarm'],
      },
    ],
  }),
  revokeDeclaration: officeCommand({
    data: z.strictObject({ declaration: DeclarationKind, words: Words }),
    locks: { declaration: 'declarations' },
    shows: ['words'],
    rows: [
      {
        from: ['submitted', 'accepted', 'collecting'],
        to: 'on_hold',
        by: everybody,
        needs: ['declaration', 'words'],
        effects: ['revokeDeclaration', 'keepHeldFrom', 'stopConsignments', 'alertOffice', 'letterRequestHeld'],
      },
      {
        from: ['on_hold'],
        to: 'same',
        by: everybody,
        needs: ['declaration', 'words'],
        effects: ['revokeDeclaration', 'stopConsignments', 'alertOffice'],
      },
    ],
  }),
  requestChange: officeCommand({
    data: ChangeAsked,
    locks: { fields: 'offered' },
    shows: ['words'],
    rows: [
      {
        from: bound,
        to: 'same',
        by: farm,
        guards: ['changeIsAskedFor'],
        effects: ['openChange', 'letterChangeToOffice'],
        undo: 'withdrawChange',
      },
    ],
  }),
  requestCancel: officeCommand({
    data: Reason,
    shows: ['reason'],
    rows: [
      {
        from: bound,
        to: 'same',
        by: farm,
        needs: ['reason'],
        guards: ['changeIsAskedFor'],
        effects: ['openChange', 'letterChangeToOffice'],
        undo: 'withdrawChange',
      },
    ],
  }),
  withdrawChange: officeCommand({
    data: Nothing,
    rows: [{ from: bound, to: 'same', by: farm, guards: ['noChangeIsAskedFor'], effects: ['withdrawOpenChange'] }],
  }),
  storeEmpty: officeCommand({
    data: Nothing,
    rows: [
      {
        from: ['accepted', 'collecting'],
        to: 'derived',
        by: farm,
        effects: ['cancelPlannedAndOpenConsignments', 'enterInbox'],
      },
    ],
  }),
}
