// The build puts a copy of the types in the place of this file.
export type { components, paths } from '../../schema'
