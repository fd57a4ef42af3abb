import type { Flow } from './flow-status'

/** Address of the page of a dossier that its customer opens without signing in. */
export const customerPage = ({ hash }: Pick<Flow, 'hash'>): string =>
  `${window.location.origin}/portal/#/customer_flow_detail/${hash}`
