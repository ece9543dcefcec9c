/** What the office takes back of what was told from the field; it says why. */
export const undoCommands = ['stopLoading', 'undoLoaded', 'undoDelivered', 'undoFail'] as const
