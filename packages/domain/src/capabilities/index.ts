export {
  CAPABILITIES_VERSION,
  type Capabilities,
  type CapabilitiesError,
  type CapabilitiesResult,
  capabilities,
  fullCapabilities,
  offers,
  readCapabilities,
  toCapabilities,
} from './capabilities.ts';
