/**
 * Outcomes read from the agreement by hand, cell by cell, apart from both the machines and the agreed tables:
 * role command: state outcome … `!` is a refusal, `#` a flag.
 */
export const orderCells = `
visitor submit: draft !unauthorized, submitted !unauthorized, closed !unauthorized
visitor note: draft !unauthorized, delivered !unauthorized
visitor confirm: submitted !unauthorized
customerOther note: draft !not_found, confirmed !not_found, closed !not_found
customerOther cancel: submitted !not_found, cancelled !not_found
customerOther confirm: submitted !not_found
leadOther note: in_delivery !not_found
leadOther submit: draft !not_found
driver editInstructions: confirmed !not_found
driver note: in_delivery !not_found
loader note: in_delivery !forbidden, draft !forbidden
loader addLoad: confirmed !forbidden
noRole saveDraft: draft !forbidden
noRole note: closed !forbidden
officeOther confirm: submitted !not_found
officeOther saveDraft: draft !not_found
officeOther note: rejected !not_found
customerOwn saveDraft: draft draft, submitted !wrong_state, cancelled !wrong_state
customerOwn deleteDraft: draft gone, submitted !wrong_state
customerOwn submit: draft submitted, submitted !wrong_state, confirmed !wrong_state, rejected !wrong_state
customerOwn withdraw: submitted draft, confirmed !wrong_state, on_hold !wrong_state
customerOwn edit: draft !wrong_state, submitted submitted, confirmed submitted, on_hold !wrong_state, in_delivery !wrong_state
customerOwn editInstructions: submitted submitted, on_hold on_hold, in_delivery in_delivery, delivered !wrong_state
customerOwn requestChange: submitted !wrong_state, confirmed confirmed, on_hold on_hold, in_delivery in_delivery
customerOwn requestCancel: confirmed confirmed, delivered !wrong_state
customerOwn withdrawRequest: in_delivery in_delivery, submitted !wrong_state
customerOwn acceptRequest: confirmed !forbidden
customerOwn confirm: submitted !forbidden, draft !forbidden
customerOwn reject: submitted !forbidden
customerOwn hold: confirmed !forbidden
customerOwn release: on_hold !forbidden
customerOwn cancel: draft cancelled, submitted cancelled, confirmed cancelled, on_hold cancelled, in_delivery !wrong_state
customerOwn uncancel: cancelled !forbidden
customerOwn closeRemainder: in_delivery !forbidden
customerOwn addLoad: delivered !forbidden
customerOwn note: draft draft, closed closed, rejected rejected, cancelled cancelled
enterer saveDraft: draft draft
enterer submit: draft submitted, confirmed !wrong_state
enterer withdraw: submitted draft
enterer edit: submitted submitted, confirmed !wrong_state, in_delivery !wrong_state
enterer cancel: draft cancelled, submitted cancelled, confirmed !wrong_state, on_hold !wrong_state
enterer requestChange: confirmed !forbidden
enterer requestCancel: confirmed !forbidden
enterer withdrawRequest: confirmed !forbidden
enterer editInstructions: in_delivery in_delivery
enterer confirm: submitted !forbidden
enterer note: delivered delivered
officeOwn withdraw: submitted !forbidden
officeOwn submit: draft submitted
officeOwn edit: submitted submitted, confirmed confirmed, in_delivery in_delivery, on_hold !wrong_state, delivered !wrong_state
officeOwn requestChange: confirmed !forbidden
officeOwn acceptRequest: confirmed as asked, on_hold as asked, in_delivery in_delivery, submitted !wrong_state
officeOwn declineRequest: confirmed confirmed, on_hold on_hold, in_delivery in_delivery, closed !wrong_state
officeOwn confirm: draft !wrong_state, submitted confirmed, confirmed !wrong_state, on_hold !wrong_state, cancelled !wrong_state
officeOwn unconfirm: confirmed submitted, in_delivery !wrong_state, on_hold !wrong_state
officeOwn reject: submitted rejected, confirmed !wrong_state
officeOwn reopen: rejected submitted, cancelled !wrong_state
officeOwn hold: submitted on_hold, confirmed on_hold, in_delivery !wrong_state, on_hold !wrong_state
officeOwn release: on_hold heldFrom, confirmed !wrong_state
officeOwn cancel: draft cancelled, confirmed cancelled, on_hold cancelled, in_delivery !wrong_state, delivered !wrong_state
officeOwn uncancel: cancelled submitted, rejected !wrong_state
officeOwn closeRemainder: confirmed derived, in_delivery derived, delivered !wrong_state
officeOwn addLoad: confirmed confirmed, in_delivery in_delivery, delivered in_delivery, closed !wrong_state, submitted !wrong_state
superadmin confirm: submitted confirmed
superadmin withdraw: submitted !forbidden
superadmin hold: confirmed on_hold
superadmin note: closed closed
`

export const loadCells = `
visitor deliver: loaded !unauthorized
visitor bucket: locked !unauthorized
customerOther acknowledge: delivered !not_found
customerOwn acknowledge: loaded !wrong_state, delivered delivered, verified verified, locked !wrong_state
customerOwn complain: delivered delivered, verified verified, locked locked, loaded !wrong_state, failed !wrong_state
customerOwn note: planned planned, cancelled cancelled
customerOwn deliver: loaded !forbidden
customerOwn cancel: planned !forbidden
leadOther claim: open !not_found
leadOther note: assigned !not_found
driverMate deliver: loaded !not_found
driverMate depart: loaded !not_found
loaderOther bucket: loading !not_found
officeOther verify: delivered !not_found
noRole note: planned !forbidden
noRole claim: open !forbidden
leadOffered claim: open assigned, planned !not_found, assigned !not_found, cancelled !not_found
leadOffered note: open !forbidden
leadOffered release: open !forbidden, assigned !not_found
driverOffered claim: open assigned, loading !not_found
driverOffered deliver: open !forbidden, loaded !not_found
leadOwn claim: open !not_found, assigned !forbidden
leadOwn note: planned !not_found, open !not_found, assigned assigned, locked locked
leadOwn reschedule: assigned assigned, loading !wrong_state, planned !not_found
leadOwn release: assigned open or planned, loading !wrong_state, open !not_found
leadOwn setCrew: assigned assigned, loading loading, loaded !wrong_state
leadOwn takeVehicle: assigned !forbidden
leadOwn cancel: assigned !forbidden
leadOwn correctCrew: loaded loaded, delivered !wrong_state
leadOwn correctTimes: delivered delivered, verified !wrong_state
leadOwn deliver: loaded delivered, assigned delivered#loaded_missing, loading delivered#loaded_missing, delivered delivered#possible_duplicate, verified !wrong_state, locked !wrong_state
leadOwn fail: loaded failed, assigned !wrong_state, delivered !wrong_state
leadOwn verify: delivered !forbidden
driverOwn release: assigned open or planned, loaded !wrong_state
driverOwn takeVehicle: assigned assigned, loading !wrong_state
driverOwn setCrew: assigned !forbidden
driverOwn arriveAtSwamp: assigned loading, cancelled loading#not_assigned, loading loading#late, loaded loaded#late, locked locked#late, failed failed#late, planned !not_found, open !not_found
driverOwn stopLoading: loading assigned, assigned !wrong_state
driverOwn bucket: loading !forbidden
driverOwn finishLoading: assigned loaded, loading loaded, loaded loaded#possible_duplicate, delivered delivered#late, verified verified#late, locked locked#correction_proposal, cancelled loaded#not_assigned
driverOwn correctLoaded: loaded loaded, delivered !wrong_state
driverOwn depart: loaded loaded, assigned assigned#loaded_missing, loading loading#loaded_missing, cancelled cancelled#not_assigned, delivered delivered#late, verified verified#late
driverOwn arriveAtSite: loaded loaded, loading loading#loaded_missing, failed failed#late
driverOwn reportProblem: assigned assigned, loading loading, loaded loaded, delivered delivered#late, cancelled cancelled#late
driverOwn deliver: loaded delivered, assigned delivered#loaded_missing, cancelled delivered#not_assigned, delivered delivered#possible_duplicate, verified verified#late, failed failed#late, locked locked#correction_proposal
driverOwn undoDelivered: delivered loaded, verified !wrong_state
driverOwn correctDelivered: delivered delivered, verified !wrong_state
driverOwn fail: loaded failed, assigned failed#loaded_missing, cancelled failed#not_assigned, delivered delivered#late, failed failed#late, locked locked#correction_proposal
driverOwn handOver: loading !forbidden
driverOwn undoFail: failed !forbidden
driverFormer note: loaded !not_found
driverFormer bucket: loading !not_found
driverFormer release: assigned !not_found
driverFormer stopLoading: loading !not_found
driverFormer undoDelivered: delivered !not_found
driverFormer arriveAtSwamp: assigned assigned#reassigned, planned loading#not_assigned, open loading#not_assigned, loading loading#late
driverFormer finishLoading: assigned assigned#reassigned, loading loading#reassigned, planned loaded#not_assigned, loaded loaded#possible_duplicate, locked locked#correction_proposal
driverFormer depart: loaded loaded#reassigned, assigned assigned#loaded_missing, open open#not_assigned, locked locked#late
driverFormer arriveAtSite: loaded loaded#reassigned, planned planned#not_assigned
driverFormer reportProblem: loaded loaded, planned planned#late
driverFormer deliver: loaded delivered, loading delivered#loaded_missing, planned delivered#not_assigned, delivered delivered#possible_duplicate, locked locked#correction_proposal
driverFormer fail: loaded failed, loading failed#loaded_missing, open failed#not_assigned, verified verified#late
loaderOwn arriveAtSwamp: assigned loading, planned loading#not_assigned, loaded loaded#late
loaderOwn bucket: assigned loading, loading loading, open loading#not_assigned, cancelled loading#not_assigned, loaded loaded#late, locked locked#late
loaderOwn stopLoading: loading assigned, loaded !wrong_state
loaderOwn finishLoading: assigned loaded, loading loaded, planned loaded#not_assigned, cancelled loaded#not_assigned, loaded loaded#possible_duplicate, delivered delivered#late, verified verified#late, locked locked#correction_proposal
loaderOwn undoLoaded: loaded loading, loading !wrong_state, delivered !wrong_state
loaderOwn correctLoaded: loaded loaded, verified !wrong_state
loaderOwn handOver: assigned delivered, loading delivered, open delivered#not_assigned, loaded loaded#possible_duplicate, failed failed#possible_duplicate, locked locked#correction_proposal
loaderOwn reportProblem: assigned assigned, planned planned#late, locked locked#late
loaderOwn deliver: loaded !forbidden
loaderOwn depart: loaded !forbidden
loaderOwn fail: loaded !forbidden
officeOwn change: planned planned, open open, assigned assigned, loading loading, loaded !wrong_state
officeOwn split: planned planned, open !wrong_state
officeOwn merge: planned planned, assigned !wrong_state
officeOwn offer: planned open, open !wrong_state, assigned !wrong_state
officeOwn withdrawOffer: open planned, planned !wrong_state
officeOwn assign: planned assigned, open assigned, assigned !wrong_state, cancelled !wrong_state
officeOwn reassign: assigned assigned, loading !wrong_state
officeOwn unassign: assigned planned, loading !wrong_state
officeOwn claim: open !forbidden
officeOwn release: assigned !forbidden
officeOwn cancel: planned cancelled, open cancelled, assigned cancelled, loading !wrong_state, loaded !wrong_state
officeOwn restore: cancelled planned, failed !wrong_state
officeOwn stopLoading: loading assigned
officeOwn finishLoading: assigned loaded, loading loaded, planned !wrong_state, loaded !wrong_state
officeOwn bucket: loading !forbidden
officeOwn depart: loaded !forbidden
officeOwn undoLoaded: loaded loading
officeOwn correctLoaded: loaded loaded, delivered delivered, verified verified, locked locked, failed !wrong_state
officeOwn correctCrew: loaded loaded, delivered delivered, verified !wrong_state
officeOwn deliver: loaded delivered, loading !wrong_state
officeOwn handOver: assigned delivered, loaded !wrong_state
officeOwn undoDelivered: delivered loaded, verified !wrong_state
officeOwn correctDelivered: delivered delivered, verified verified, locked locked, loaded !wrong_state
officeOwn fail: loaded failed, assigned !wrong_state
officeOwn undoFail: failed loaded, cancelled !wrong_state
officeOwn verify: delivered verified, loaded !wrong_state, verified !wrong_state
officeOwn unverify: verified delivered, locked !wrong_state
officeOwn approveBatch: verified locked, delivered !wrong_state
officeOwn unapproveBatch: locked !forbidden
superadmin unapproveBatch: locked verified, verified !wrong_state
superadmin claim: open !forbidden
superadmin verify: delivered verified
superadmin acknowledge: delivered !forbidden
`
