import { writeFileSync } from 'node:fs';
import { PAGE, renderPage } from './page.ts';

writeFileSync(PAGE, renderPage());
