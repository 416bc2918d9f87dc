import { event } from '@/lib/domain/event';
import { Comment } from './schema';

export const caseCommented = event({ name: 'case.commented', target: 'case', to: ['audit'], data: Comment });
