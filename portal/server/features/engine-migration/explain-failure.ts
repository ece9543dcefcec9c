import { CommandFailed } from '../../kernel/application-host/command-failed.ts'
import { isStorageFault } from '../../kernel/database/storage-fault.ts'

/** Runs a move; storage that fails is told in one sentence. */
export async function explainFailure<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (fault) {
    if (!(fault instanceof Error && isStorageFault(fault))) throw fault
    throw new CommandFailed(
      `The move was cut short: ${fault.message}. No portal starts on the target; run the same move once more, it begins anew.`,
      { cause: fault },
    )
  }
}
