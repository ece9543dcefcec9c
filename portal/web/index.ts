/** The portal's browser face: what an application may use, and what the assembly puts together. */
// Imported before anything else: it brings base.css, whose first line orders the layers of all styles.
import { startPortal } from './start-up/start-portal.tsx'

export type { TransportCompanies } from './features/companies/index.ts'
export { useTransportCompanies } from './features/companies/index.ts'
export { useHiddenHeader } from './features/header/index.ts'
export type { Guide } from './kernel/applications/guide.ts'
export type {
  ApplicationScreen,
  AuditSentences,
  LetterNames,
  MembershipFieldsProps,
  OwnRefusalOf,
  WaitingWords,
  WebApplication,
  WebApplications,
} from './kernel/applications/web-application.ts'
export type { FailedSaveProps } from './kernel/failures/failed-save.tsx'
export { FailedSave } from './kernel/failures/failed-save.tsx'
export type { FailureNoticeProps } from './kernel/failures/failure-notice.tsx'
export { FailureNotice } from './kernel/failures/failure-notice.tsx'
export { useFailureText } from './kernel/failures/use-failure-text.ts'
export { ChoiceTiles } from './kernel/fields/choice-tiles.tsx'
export { preloadFieldTexts } from './kernel/fields/field-texts.ts'
export { GroupOfFields } from './kernel/fields/group-of-fields.tsx'
export type {
  DateFieldProps,
  EnumSelectProps,
  MoneyFieldProps,
  OfferedWeek,
  PriceFieldProps,
  QuantityFieldProps,
  ValueFieldProps,
  WeekFieldProps,
  WeekState,
} from './kernel/fields/index.ts'
export {
  DateField,
  EnumSelect,
  FirstAndLastDay,
  MoneyField,
  PriceField,
  QuantityField,
  readTime,
  TimeField,
  TypedWeekField,
  WeekField,
} from './kernel/fields/index.ts'
export { ManyChoice } from './kernel/fields/many-choice.tsx'
export { TypedTime } from './kernel/fields/typed-time.tsx'
export { WholeField } from './kernel/fields/whole-field.tsx'
export type { CallForm, CallFormGiven, FieldFrameProps, FieldLink } from './kernel/forms/call-form.ts'
export type { Choice, Choices, ConflictSides, FieldSides } from './kernel/forms/conflict.ts'
export { conflictOf, mergedValues } from './kernel/forms/conflict.ts'
export type { ClashDialogProps, ConflictDialogProps, ShownClash } from './kernel/forms/conflict-dialog.tsx'
export { ClashDialog, ConflictDialog } from './kernel/forms/conflict-dialog.tsx'
export type { DialogActionsProps } from './kernel/forms/dialog-actions.tsx'
export { DialogActions } from './kernel/forms/dialog-actions.tsx'
export type { EditConflictProps } from './kernel/forms/edit-conflict.tsx'
export { EditConflict } from './kernel/forms/edit-conflict.tsx'
export type { Faults, FaultWords } from './kernel/forms/form-faults.ts'
export type { FieldName, FormValues } from './kernel/forms/form-values.ts'
export type { DraftKeeper } from './kernel/forms/kept-draft.ts'
export { draftKeeper } from './kernel/forms/kept-draft.ts'
export type { PasswordFieldsProps } from './kernel/forms/password-fields.tsx'
export { PasswordFields, usePasswordRules } from './kernel/forms/password-fields.tsx'
export type { SchemaFault } from './kernel/forms/schema-faults.ts'
export type { SubmitPlaceProps } from './kernel/forms/submit-place.tsx'
export { SubmitPlace } from './kernel/forms/submit-place.tsx'
export { useCallForm, useDraftForm } from './kernel/forms/use-call-form.ts'
export type { CheckedClaims } from './kernel/forms/use-checked-claim.ts'
export { useCheckedClaim } from './kernel/forms/use-checked-claim.ts'
export type { ConflictGiven, ConflictWork } from './kernel/forms/use-conflict.ts'
export { useConflict } from './kernel/forms/use-conflict.ts'
export type { FormSending } from './kernel/forms/use-form.ts'
export type { SchemaForm, SchemaFormGiven } from './kernel/forms/use-schema-form.ts'
export { useSchemaForm } from './kernel/forms/use-schema-form.ts'
export { useIsPainted } from './kernel/lazy-loading/after-paint.ts'
export { lazyComponent } from './kernel/lazy-loading/lazy-component.ts'
export type { SuspendedProps } from './kernel/lazy-loading/suspended.tsx'
export { Suspended } from './kernel/lazy-loading/suspended.tsx'
export { FindBox } from './kernel/lists/find-box.tsx'
export { wayBack } from './kernel/lists/last-view.ts'
export { ListChoice } from './kernel/lists/list-choice.tsx'
export { ListFooter } from './kernel/lists/list-footer.tsx'
export { FailedList, LoadingList, MissingAnswer } from './kernel/lists/list-states.tsx'
export { type DrawnAt, ListTable } from './kernel/lists/list-table.tsx'
export { LoadMore } from './kernel/lists/load-more.tsx'
export { OrderChoice, type SortColumn, SortHeadings } from './kernel/lists/order-choice.tsx'
export { PagedList } from './kernel/lists/paged-list.tsx'
export { type RowKeyActs, rowKeys } from './kernel/lists/row-keys.ts'
export { ScrollList, type ScrollListPlace, type ScrollListProps } from './kernel/lists/scroll-list.tsx'
export { type ListView, useListView } from './kernel/lists/use-list-view.ts'
export type { ListState, Pages } from './kernel/lists/use-pages.ts'
export { usePages } from './kernel/lists/use-pages.ts'
export { useReturn } from './kernel/lists/use-return.ts'
export { useVirtualRows } from './kernel/lists/use-virtual-rows.ts'
export { type Ordered, viewInAddress } from './kernel/lists/view-in-address.ts'
export type { ApplicationTopics } from './kernel/live/topics.ts'
export type { OutboxCall } from './kernel/outbox/device-outbox.ts'
export { dropItem, flushOutbox, isOutboxLasting, putIntoOutbox, retryItem } from './kernel/outbox/device-outbox.ts'
export type { OutboxItem } from './kernel/outbox/outbox-item.ts'
export { isUnsent, useOutbox, useOutboxWarning } from './kernel/outbox/use-outbox.ts'
export { useMaybeSignedIn, useSignedIn } from './kernel/portal/use-signed-in.ts'
export type { AnswerTo, Failed, Refused } from './kernel/requests/ask.ts'
export { ask } from './kernel/requests/ask.ts'
export { isConnected, onConnectionChange } from './kernel/requests/connection.ts'
export type { ReceivedFile } from './kernel/requests/files.ts'
export { askForFile, keepFile, sendFile } from './kernel/requests/files.ts'
export { newId } from './kernel/requests/new-id.ts'
export { refreshAnswers } from './kernel/requests/refresh-answers.ts'
export type { AnswerQuery } from './kernel/requests/use-answer.ts'
export { answerKey, isGone, preloadAnswer, useAnswer } from './kernel/requests/use-answer.ts'
export type { ShownFile } from './kernel/requests/use-file.ts'
export { useFile } from './kernel/requests/use-file.ts'
export type { Sending, SendOptions } from './kernel/requests/use-send.ts'
export { useKeepFile, useSend, useSendFile } from './kernel/requests/use-send.ts'
export { addressWith } from './kernel/routing/address.ts'
export { navigate, useAddress } from './kernel/routing/hash-location.ts'
export { useLeaveWarning } from './kernel/routing/leaving.ts'
export { NotFoundScreen } from './kernel/routing/not-found-screen.tsx'
export type { Screen, ScreenProps } from './kernel/routing/screen.ts'
export { lazyScreen } from './kernel/routing/screen.ts'
export type { SignedIn } from './kernel/sessions/session.ts'
export { PhoneButton } from './kernel/site/phone-button.tsx'
export {
  formatMoney,
  formatPrice,
  formatQuantity,
  formatWeek,
  formatWeekDays,
  readAmount,
} from './kernel/texts/amounts.ts'
export { fetched as lazyTexts } from './kernel/texts/arrival.ts'
export type { DateFormat } from './kernel/texts/date-format.ts'
export { useDateFormat } from './kernel/texts/date-format.ts'
export type { Dictionary } from './kernel/texts/dictionary.ts'
export { dictionary } from './kernel/texts/dictionary.ts'
export type { Language } from './kernel/texts/index.ts'
export {
  formatDate,
  formatDateTime,
  formatNumber,
  formatTime,
  useLanguage,
  useRefusalText,
  useTexts,
} from './kernel/texts/index.ts'
export { preloadTexts as preloadPortalTexts } from './kernel/texts/preload-texts.ts'
export type { RefusalTexts } from './kernel/texts/refusal-texts.ts'
export type { Section } from './kernel/texts/section.ts'
export type { DescriptionListProps } from './kernel/ui/description-list/description-list.tsx'
export { DescriptionList } from './kernel/ui/description-list/description-list.tsx'
export { signalDone, signalTooMuch } from './kernel/ui/field-page/completion-feedback.ts'
export { useNow } from './kernel/ui/field-page/use-now.ts'
export { useWakeLock } from './kernel/ui/field-page/use-wake-lock.ts'
export * from './kernel/ui/index.ts'
export { CardColumns, FormWide, LineText, Marks, NoWrap, SubSections } from './kernel/ui/layout/placement.tsx'
// Not in the kit's one file, which every form of the portal loads.
export type { StateButtonProps } from './kernel/ui/state-button/state-button.tsx'
export { StateButton } from './kernel/ui/state-button/state-button.tsx'
export type { StepsProps } from './kernel/ui/steps/steps.tsx'
export { Steps } from './kernel/ui/steps/steps.tsx'
export type { UndoBarProps } from './kernel/ui/undo-bar/undo-bar.tsx'
export { UndoBar } from './kernel/ui/undo-bar/undo-bar.tsx'
export type { Answered, Undo } from './kernel/undo/use-undo-way.ts'
export { useUndoWay } from './kernel/undo/use-undo-way.ts'
export type { UndoableAct, UndoableActs } from './kernel/undo/use-undoable-act.ts'
export { useUndoableAct } from './kernel/undo/use-undoable-act.ts'
export { PrerenderedLogin } from './start-up/prerendered-login.tsx'
export { startPortal }
