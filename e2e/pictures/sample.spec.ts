import { test } from '../fixtures/test';
import { overlays } from './overlays';
import { photographEach } from './picture';
import { screens } from './screens';
import { states } from './states';

photographEach(test, [...screens, ...states, ...overlays]);
