/**
 * Outcomes read from the agreement cell by cell, apart from both the machines and the agreed tables:
 * role command: state outcome … `!` is a refusal, `#` a flag.
 */
export const requestCells = `
visitor deleteDraft: cancelled !unauthorized
visitor withdraw: collecting !unauthorized
visitor edit: submitted !unauthorized
visitor declare: completed !unauthorized
visitor requestChange: draft !unauthorized
visitor accept: cancelled !unauthorized
farmOwn saveDraft: draft draft
farmOwn deleteDraft: draft gone
farmOwn submit: draft submitted
farmOwn withdraw: submitted draft
farmOwn edit: submitted submitted, accepted submitted, completed !wrong_state, closed !wrong_state
farmOwn editInstructions: submitted submitted, collecting collecting, cancelled !wrong_state
farmOwn declare: draft !wrong_state, submitted submitted, accepted accepted
farmOwn revokeDeclaration: submitted on_hold, collecting on_hold, rejected !wrong_state
farmOwn requestChange: accepted accepted, collecting collecting
farmOwn requestCancel: draft !wrong_state, accepted accepted, collecting collecting
farmOwn withdrawChange: submitted !wrong_state, accepted accepted, on_hold on_hold
farmOwn accept: collecting !forbidden, closed !forbidden
farmOwn unaccept: rejected !forbidden
farmOwn hold: rejected !forbidden
farmOwn cancel: draft cancelled, on_hold cancelled
farmOwn uncancel: accepted !forbidden
farmOwn closeRemainder: on_hold !forbidden, collecting !forbidden, closed !forbidden
farmOwn storeEmpty: submitted !wrong_state, accepted derived, collecting derived
farmOwn addConsignment: completed !forbidden
farmOwn note: accepted accepted, cancelled cancelled
farmOther deleteDraft: accepted !not_found
farmOther withdraw: collecting !not_found
farmOther editInstructions: submitted !not_found
farmOther revokeDeclaration: completed !not_found
farmOther requestChange: rejected !not_found
farmOther acceptChange: collecting !not_found
farmOther accept: rejected !not_found
farmOther hold: accepted !not_found
farmOther storeEmpty: closed !not_found
transport submit: collecting !forbidden
transport closeRemainder: collecting !forbidden
receiver submit: rejected !forbidden
officeOwn saveDraft: draft draft, collecting !wrong_state
officeOwn deleteDraft: draft gone, cancelled !wrong_state
officeOwn submit: draft submitted, submitted !wrong_state
officeOwn withdraw: submitted !forbidden, accepted !forbidden
officeOwn edit: submitted submitted, collecting collecting, rejected !wrong_state
officeOwn editInstructions: submitted submitted, accepted accepted
officeOwn declare: submitted submitted, on_hold on_hold
officeOwn revokeDeclaration: on_hold on_hold, collecting on_hold
officeOwn requestCancel: submitted !forbidden
officeOwn withdrawChange: rejected !forbidden, cancelled !forbidden
officeOwn acceptChange: accepted as asked, on_hold as asked
officeOwn declineChange: accepted accepted, collecting collecting
officeOwn accept: submitted accepted
officeOwn unaccept: accepted submitted, on_hold !wrong_state
officeOwn reject: submitted rejected, rejected !wrong_state
officeOwn reopen: rejected submitted
officeOwn hold: accepted on_hold, collecting on_hold
officeOwn release: on_hold heldFrom, closed !wrong_state
officeOwn cancel: submitted cancelled, on_hold cancelled
officeOwn uncancel: cancelled submitted
officeOwn closeRemainder: draft !wrong_state, accepted derived, collecting derived, rejected !wrong_state, cancelled !wrong_state
officeOwn storeEmpty: draft !forbidden
officeOwn addConsignment: draft !wrong_state, accepted accepted, completed collecting
officeOwn note: on_hold on_hold, collecting collecting
officeOther submit: draft !not_found, on_hold !not_found
officeOther revokeDeclaration: rejected !not_found
officeOther withdrawChange: draft !not_found, completed !not_found
officeOther accept: on_hold !not_found
officeOther hold: submitted !not_found, closed !not_found
officeOther storeEmpty: draft !not_found
superadmin saveDraft: draft draft
superadmin deleteDraft: draft gone
superadmin submit: submitted !wrong_state, on_hold !wrong_state
superadmin withdraw: on_hold !forbidden
superadmin edit: accepted accepted, collecting collecting
superadmin editInstructions: submitted submitted, collecting collecting, cancelled !wrong_state
superadmin revokeDeclaration: on_hold on_hold, collecting on_hold
superadmin requestCancel: accepted !forbidden
superadmin acceptChange: completed !wrong_state, rejected !wrong_state
superadmin declineChange: on_hold on_hold, collecting collecting, closed !wrong_state
superadmin reject: draft !wrong_state
superadmin reopen: rejected submitted
superadmin release: on_hold heldFrom, collecting !wrong_state
superadmin cancel: completed !wrong_state
superadmin uncancel: cancelled submitted
superadmin closeRemainder: completed !wrong_state
superadmin storeEmpty: cancelled !forbidden
superadmin addConsignment: draft !wrong_state, accepted accepted, completed collecting
superadmin note: completed completed, rejected rejected
noRole revokeDeclaration: draft !forbidden
noRole hold: collecting !forbidden
noRole note: closed !forbidden
`

export const consignmentCells = `
visitor assign: planned !unauthorized
visitor setCrew: cancelled !unauthorized
visitor redirect: assigned !unauthorized
visitor stop: assigned !unauthorized
visitor confirmQuantity: loading !unauthorized
visitor object: assigned !unauthorized
visitor unconfirm: refused !unauthorized
visitor note: collected !unauthorized
visitor correctCrew: refused !unauthorized, cancelled !unauthorized
visitor arriveAtPlant: confirmed !unauthorized
visitor refuse: refused !unauthorized
visitor undoRefused: cancelled !unauthorized
visitor recordReturn: received !unauthorized
visitor fail: loading !unauthorized
farmOwn offer: collected !forbidden, failed !forbidden
farmOwn withdrawOffer: failed !forbidden
farmOwn takeVehicle: failed !forbidden
farmOwn cancel: locked !forbidden
farmOwn setCause: planned !forbidden, assigned !forbidden
farmOwn clearFlags: cancelled !forbidden
farmOwn confirmQuantity: planned !wrong_state, received confirmed
farmOwn object: received received, confirmed received
farmOwn withdrawObjection: planned !wrong_state, received received, failed !wrong_state
farmOwn unconfirm: assigned !forbidden
farmOwn note: received received, confirmed confirmed
farmOwn arriveAtFarm: locked !forbidden
farmOwn finishLoading: locked !forbidden
farmOwn correctCollected: planned !forbidden, assigned !forbidden
farmOwn correctReceived: locked !forbidden
farmOwn undoRefused: loading !forbidden
farmOwn reportProblem: collected !forbidden
farmOther assign: assigned !not_found
farmOther reassign: refused !not_found
farmOther unassign: failed !not_found
farmOther claim: assigned !not_found
farmOther correctTimes: confirmed !not_found
farmOther setCause: loading !not_found
farmOther correctCrew: loading !not_found, failed !not_found
leadOwn reschedule: assigned assigned
leadOwn reassign: received !forbidden
leadOwn claim: collected !forbidden
leadOwn release: assigned open or planned, received !wrong_state
leadOwn setCrew: assigned assigned, loading loading
leadOwn redirect: assigned !forbidden
leadOwn stop: assigned !forbidden
leadOwn liftStop: planned !not_found, locked !forbidden
leadOwn sendOn: confirmed !forbidden
leadOwn correctTimes: loading !wrong_state, received received
leadOwn withdrawObjection: planned !not_found, cancelled !forbidden
leadOwn decideObjection: collected !forbidden
leadOwn note: loading loading, locked locked
leadOwn finishLoading: assigned collected, loading collected, locked !wrong_state
leadOwn undoCollected: locked !forbidden
leadOwn correctCrew: collected collected
leadOwn recordReturn: received !wrong_state, refused refused
leadOwn fail: assigned failed, collected failed, refused !wrong_state
leadOffered claim: open assigned
leadOffered redirect: received !not_found, locked !not_found
leadOffered correctTimes: open !forbidden
leadOffered setCause: planned !not_found
leadOffered object: failed !not_found
leadOffered note: collected !not_found
leadOffered undoReceived: failed !not_found
leadOffered reportProblem: refused !not_found
leadOther sendOn: locked !not_found
leadOther cancel: assigned !not_found
leadOther correctTimes: planned !not_found
leadOther note: collected !not_found
leadOther weigh: open !not_found
driverOwn release: assigned open or planned, failed !wrong_state
driverOwn takeVehicle: assigned assigned
driverOwn redirect: received !forbidden
driverOwn cancel: planned !not_found
driverOwn object: loading !forbidden
driverOwn decideObjection: collected !forbidden
driverOwn note: refused refused, failed failed
driverOwn arriveAtFarm: collected collected#late, cancelled loading#not_assigned
driverOwn stopLoading: loading assigned, confirmed !wrong_state, locked !wrong_state, refused !wrong_state
driverOwn finishLoading: locked locked#correction_proposal, refused refused#late
driverOwn undoCollected: loading !wrong_state, collected loading
driverOwn correctCollected: collected collected, locked !wrong_state, cancelled !wrong_state
driverOwn depart: assigned assigned#collected_missing, refused refused#late
driverOwn arriveAtPlant: confirmed confirmed#late, failed failed#late
driverOwn weigh: received received#late, cancelled cancelled#not_assigned
driverOwn receive: locked locked#correction_proposal, cancelled received#not_assigned
driverOwn recordReturn: confirmed confirmed#late, cancelled cancelled#not_assigned
driverOwn reportProblem: collected collected, locked locked#late
driverOwn fail: locked locked#correction_proposal, refused refused#late
driverMate release: cancelled !not_found
driverOffered claim: open assigned
driverOffered cancel: assigned !not_found
driverOffered setCause: open !forbidden
driverOffered object: open !forbidden, failed !not_found
driverOffered correctReceived: confirmed !not_found
driverOffered recordReturn: cancelled !not_found
driverFormer returnToFarm: collected !not_found, failed !not_found
driverFormer arriveAtFarm: received received#late, refused refused#late
driverFormer stopLoading: cancelled !not_found
driverFormer finishLoading: loading loading#reassigned, received received#late
driverFormer depart: confirmed confirmed#late, failed failed#late
driverFormer arriveAtPlant: assigned assigned#collected_missing, received received#late
driverFormer weigh: assigned assigned#collected_missing, refused refused#late
driverFormer receive: received received#possible_duplicate, failed failed#late
driverFormer recordReturn: planned planned#not_assigned, locked locked#correction_proposal
driverFormer reportProblem: planned planned#late, confirmed confirmed#late
driverFormer fail: planned failed#not_assigned, refused refused#late
receiverOwn setCrew: loading !forbidden
receiverOwn stop: planned !forbidden
receiverOwn match: planned !forbidden
receiverOwn note: received received, refused refused
receiverOwn stopLoading: planned !forbidden
receiverOwn correctCollected: planned !forbidden
receiverOwn arriveAtPlant: open open#not_assigned, locked locked#late
receiverOwn weigh: collected collected, cancelled cancelled#not_assigned
receiverOwn receive: failed failed#late, cancelled received#not_assigned
receiverOwn undoReceived: received collected
receiverOwn correctReceived: received received
receiverOwn refuse: open refused#not_assigned, collected refused
receiverOwn recordReturn: planned !forbidden
receiverOwn reportProblem: assigned !forbidden
receiverOther takeVehicle: failed !not_found
receiverOther restore: failed !not_found
officeOwn change: planned planned, open open, cancelled !wrong_state
officeOwn reschedule: assigned assigned
officeOwn offer: planned open
officeOwn withdrawOffer: open planned, cancelled !wrong_state
officeOwn assign: planned assigned, open assigned
officeOwn reassign: assigned assigned
officeOwn unassign: assigned planned
officeOwn setCrew: assigned assigned, loading loading
officeOwn redirect: planned !wrong_state, loading loading, collected collected
officeOwn stop: loading loading, collected collected
officeOwn liftStop: planned planned, loading loading
officeOwn sendOn: received !wrong_state, refused refused
officeOwn returnToFarm: refused refused, failed !wrong_state
officeOwn cancel: open cancelled, assigned cancelled
officeOwn restore: cancelled planned
officeOwn match: loading loading, failed failed
officeOwn correctTimes: planned !wrong_state, confirmed confirmed, failed failed
officeOwn setCause: refused refused, failed failed
officeOwn clearFlags: received received, cancelled cancelled
officeOwn confirmQuantity: received confirmed
officeOwn decideObjection: received confirmed
officeOwn unconfirm: confirmed received
officeOwn note: planned planned, collected collected
officeOwn stopLoading: loading assigned, cancelled !wrong_state
officeOwn finishLoading: assigned collected, loading collected, received !wrong_state
officeOwn undoCollected: collected loading
officeOwn correctCollected: collected collected, received received
officeOwn correctCrew: collected collected, received received, refused !wrong_state, cancelled !wrong_state
officeOwn weigh: planned !wrong_state, collected collected, received received
officeOwn receive: collected received, locked !wrong_state
officeOwn undoReceived: received collected, confirmed !wrong_state, refused !wrong_state
officeOwn correctReceived: received received, confirmed received
officeOwn refuse: collected refused, cancelled !wrong_state
officeOwn undoRefused: refused collected
officeOwn recordReturn: confirmed !wrong_state, refused refused
officeOwn fail: assigned failed, loading failed
officeOwn undoFail: failed heldFrom
officeOther redirect: confirmed !not_found
officeOther returnToFarm: received !not_found
officeOther clearFlags: open !not_found
officeOther refuse: received !not_found
superadmin reschedule: assigned assigned
superadmin offer: cancelled !wrong_state
superadmin withdrawOffer: collected !wrong_state
superadmin assign: planned assigned, open assigned, refused !wrong_state
superadmin unassign: assigned planned, received !wrong_state, refused !wrong_state
superadmin setCrew: assigned assigned, loading loading, locked !wrong_state
superadmin takeVehicle: cancelled !forbidden
superadmin redirect: refused !wrong_state, failed !wrong_state
superadmin stop: assigned assigned, loading loading
superadmin liftStop: received !wrong_state, confirmed !wrong_state
superadmin sendOn: refused refused
superadmin cancel: open cancelled, assigned cancelled, locked !wrong_state
superadmin restore: cancelled planned
superadmin match: refused refused, failed failed
superadmin setCause: locked !wrong_state
superadmin confirmQuantity: collected !wrong_state, received confirmed, refused !wrong_state, failed !wrong_state
superadmin decideObjection: cancelled !wrong_state
superadmin unconfirm: open !wrong_state, collected !wrong_state, confirmed received
superadmin arriveAtFarm: failed !forbidden
superadmin finishLoading: collected !wrong_state, locked !wrong_state
superadmin undoCollected: planned !wrong_state, loading !wrong_state, collected loading, locked !wrong_state
superadmin correctCollected: planned !wrong_state, collected collected, received received, confirmed !wrong_state, locked !wrong_state
superadmin correctCrew: open !wrong_state, refused !wrong_state, cancelled !wrong_state
superadmin weigh: locked !wrong_state
superadmin receive: assigned !wrong_state
superadmin undoRefused: refused collected
superadmin recordReturn: locked !wrong_state
superadmin fail: locked !wrong_state
superadmin undoFail: loading !wrong_state
noRole reschedule: refused !forbidden
noRole withdrawOffer: refused !forbidden
noRole reassign: open !forbidden
noRole unassign: cancelled !forbidden
noRole sendOn: open !forbidden, loading !forbidden
noRole correctTimes: received !forbidden
noRole arriveAtFarm: failed !forbidden
noRole stopLoading: collected !forbidden
noRole correctCrew: collected !forbidden
noRole depart: cancelled !forbidden
`
