export const errorCodes = ['401', '403', '404', '500', '503'] as const
export type ErrorCode = (typeof errorCodes)[number]
