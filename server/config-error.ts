/** A setting is wrong; the message says what to fix. */
export class ConfigError extends Error {}
