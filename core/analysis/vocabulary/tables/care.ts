export const CARE = `
# nursing > Patient Care
Patient Care | direct patient care | care of patients | patients care | patient monitoring | bedside care | patient-centered care | quality patient care
Nursing | nursing care | nurse | clinical nursing
Patient Assessment | patient assessments | assessing patients | head to toe assessment | nursing assessment | assessed patients
Vital Signs | taking vital signs | vital signs monitoring | vitals | blood pressure
Medication Administration | administering medication | administer medications | medication management | drug administration | administering medications | administered medications
Wound Care | wound dressing | dressing changes | wound management
IV Therapy | iv insertion | intravenous therapy | iv infusion | intravenous
Phlebotomy | blood draw | blood collection | phlebotomist | blood draws | drawing blood
Intensive Care | icu | critical care | intensive care unit | ccu
Emergency Care | emergency room | emergency department | trauma care | emergency nursing | =ER
Operating Room | surgical nursing | operating theatre | sterile technique
Pediatrics | paediatrics | pediatric | paediatric
Geriatrics | elderly care | geriatric care | elder care | geriatric | dementia
Oncology | cancer care | chemotherapy
Cardiology | cardiac care
Obstetrics | maternity care | obstetrics and gynecology | postpartum
Psychiatric Nursing | mental health nursing | behavioral health nursing | psychiatric nurse | mental health nurse
Dialysis | hemodialysis | renal nursing
Medical-Surgical Nursing | med surg | medical surgical
Infection Control | sterilization
Patient Education | health education | patient teaching | educating patients
Care Planning | care plans | nursing care plans | individualized care plans | care plan
Home Care | nursing home | home health | caregiver | care worker | care assistant | caregiving | in home care | assisted living | personal care assistant
Hospice Care | palliative care | end of life care | hospice
Rehabilitation | rehab | rehabilitation therapy
Case Management | case manager | case work | casework | case managers | case files

# clinical
Medicine | physician | medical doctor | clinical medicine | general medicine | medical practice
Diagnosis | medical diagnosis | differential diagnosis | diagnosing patients
Surgery | surgical procedures | surgeon | surgical assisting
Anesthesia | anesthesiology | anaesthesia
Radiology | diagnostic imaging | medical imaging
Physical Therapy | physiotherapy | physical therapist | physiotherapist
Occupational Therapy | occupational therapist
Speech Therapy | speech therapist | speech pathologist
Respiratory Therapy | respiratory therapist
Dentistry | dental | dentist | dental procedures
Optometry
Pharmacy | pharmacist | prescriptions | pharmaceuticals
Nutrition | nutritionist | dietary | nutritional | diets
Veterinary Care | veterinary | animal care
Animal Handling | animal husbandry | lab animals | laboratory animals | small animal handling | handling animals
Medical Assisting | medical assistant | clinical assistant
Medical Terminology | medical terms
Medical Records | patient records | health records | medical charting | charting | health information management | patient charts | medical record
Electronic Health Records | ehr | emr | electronic medical records | electronic health record | ehr systems | emr systems
Medical Billing | medical billing and coding | insurance billing
Medical Coding | medical coder
HIPAA | hipaa compliance | patient confidentiality | hipaa regulations
Healthcare Administration | hospital administration | healthcare management | clinic management | health administration | practice management | medical office | health services management
Patient Scheduling | patient intake | scheduling patients | patient appointments
Public Health | community health | disease prevention
Clinical Research | clinical trials | clinical trial | clinical studies | research protocols
Medical Devices | medical equipment | biomedical equipment
Telemedicine | telehealth
First Aid | first-aid | first aider
Emergency Medical Services | =EMT | paramedic | ambulance | emergency medical technician

# social care
Social Work | social worker | social services | human services | social service | community services
Counseling | counselling | counselor | therapy sessions | counsellor | therapist | family counseling
Mental Health | behavioral health | mental health care | mental health services | mental illness
Psychology | psychologist
Crisis Intervention | crisis counseling
Substance Abuse Counseling | substance abuse | drug rehabilitation | addiction
Disability Support | developmental disabilities | support worker | disabilities | disability support worker | intellectual disabilities
Child Care | childcare | early years
Youth Work | youth development | youth programs | youth services
Community Outreach | outreach programs | community engagement | outreach | community relations
Advocacy | client advocacy
Behavior Analysis | behavior modification
`;
