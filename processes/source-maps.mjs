// Preloaded into every built process, so that errors name our sources. --enable-source-maps would also keep
// the maps of all packages (docs/adr/0053).
import { setSourceMapsSupport } from 'node:module';

setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
