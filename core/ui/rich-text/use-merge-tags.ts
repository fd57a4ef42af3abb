import { useCall } from '../query/use-call.ts'

/** Merge tags on offer in texts, with names that people recognise; none while they are read (G-MERGE). */
export function useMergeTags(): readonly { tag: string; label: string }[] {
  const { data } = useCall('get', '/api/mergetag')
  return data ?? none
}

const none: readonly { tag: string; label: string }[] = []
