import type { UseQueryResult } from '@tanstack/react-query'
import type { Answer } from '../api/client.ts'
import type { Problem } from '../api/problem.ts'
import { useCall } from '../query/use-call.ts'

type SoldModules = Answer<'get', '/api/company/getallmodules'>

export type ModuleTag = SoldModules[number]['tag']

/** Modules that a company can buy, as screens list them, and which of them the company of the user owns. */
export const useSoldModules = (): UseQueryResult<SoldModules, Problem> => useCall('get', '/api/company/getallmodules')
